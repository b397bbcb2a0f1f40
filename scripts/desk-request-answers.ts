import type { FittingCompany, UnansweredRequest } from '@tameer/contract'

const plot = { plotSize: 10, plotUnit: 'Marla', marlaStandardSft: 225 } as const
const sentAt = '2026-11-14T06:00:00.000Z'
const asked = (number: number, name: string, seenAt: string | null = null) => ({
  companyId: `019b8d62-7a80-7000-8000-00000000000${number}`,
  name,
  sentAt,
  seenAt,
  mayAnswer: true,
})

/** Requests without an answer, in the pictures. */
export const unansweredRequests: UnansweredRequest[] = [
  {
    id: 'request-1',
    service: 5,
    city: 'Lahore',
    plot,
    constructionType: 'Complete',
    coveredAreaSft: 3375,
    totalPkr: 17_500_000,
    openedAt: sentAt,
    endsAt: '2026-12-29T06:00:00.000Z',
    asked: [
      asked(1, 'Indus Builders (Demo)', '2026-11-15T06:00:00.000Z'),
      { ...asked(2, 'Ravi Brickworks (Demo)'), mayAnswer: false },
      { ...asked(3, ''), companyId: null, name: null, mayAnswer: false },
    ],
    room: 3,
    suggestedAt: '2026-11-21T06:00:00.000Z',
    mayBeMailed: true,
    suggested: [{ companyId: '019b8d62-7a80-7000-8000-000000000005', name: 'Soan Builders (Demo)' }],
  },
  {
    id: 'request-2',
    service: 6,
    city: 'Karachi',
    plot: null,
    constructionType: null,
    coveredAreaSft: 1800,
    totalPkr: null,
    openedAt: sentAt,
    endsAt: '2026-12-29T06:00:00.000Z',
    asked: [asked(4, 'مہران انٹیریئرز (Demo)')],
    room: 5,
    suggestedAt: null,
    suggested: [],
    mayBeMailed: false,
  },
  {
    id: 'request-3',
    service: 4,
    city: 'Islamabad',
    plot,
    constructionType: null,
    coveredAreaSft: 2250,
    totalPkr: null,
    openedAt: '2026-11-19T06:00:00.000Z',
    endsAt: '2027-01-03T06:00:00.000Z',
    room: 0,
    suggestedAt: null,
    suggested: [],
    mayBeMailed: true,
    asked: [1, 2, 3, 4, 5, 6].map((number) => asked(number, `Studio ${number} (Demo)`)),
  },
]

/** Companies that fit the first of them. */
export const fittingCompanies: FittingCompany[] = [
  {
    id: 'fits-1',
    name: 'Chenab Constructions (Demo)',
    city: { id: 2, name: 'Lahore' },
    projects: 12,
    silent: false,
  },
  {
    id: 'fits-2',
    name: 'Five Rivers Builders and Sons (Demo)',
    city: { id: 5, name: 'Gujranwala' },
    projects: 1,
    silent: true,
  },
  { id: 'fits-3', name: 'شالیمار بلڈرز (Demo)', city: null, projects: 4, silent: false },
]
