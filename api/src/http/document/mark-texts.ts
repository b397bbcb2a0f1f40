import { maxImageMegabytes } from '@tameer/contract'
import { siteName } from '../../words/site-name.ts'
import { type FieldText, within } from './field-texts.ts'

const lastDay = 'The last day on which it is valid, in Pakistan'

/** Fields that every view of a mark has. */
const shared = {
  kind: ['What it is', 'pec'],
  category: ['Of a PEC licence; null for other kinds', '4'],
} as const satisfies Record<string, FieldText>

/** Further fields, which only its company and the desk see. */
const inside = {
  ...shared,
  number: ['The number on the paper; of a PEC licence with its category', 'C-4/12345'],
  state: ['Where it stands; only a checked one is shown', 'entered'],
  words: [
    'What the desk wrote beside the reason; empty when there is only the reason',
    'Page two is missing.',
  ],
} as const satisfies Record<string, FieldText>

/** As `fieldTexts`, for licences and registrations of companies. */
export const markTexts: Readonly<Record<string, FieldText>> = {
  marks: [`Licences and registrations that ${siteName} has checked and that are valid today`],
  ...within('CompanyMark', shared),
  ...within('OwnMark', inside),
  ...within('DeskMark', inside),
  ...within('refuseMark', { words: inside.words }),
  checkedOn: ['The day in Pakistan on which it was checked; null while it is not', '2026-11-12'],
  validUntil: [`${lastDay}; null for a kind that does not expire`, '2027-06-30'],
  holder: ['Whom a PCATP registration names; empty for other kinds', 'Ayesha Khan (Demo)'],
  enteredAt: ['When the company entered it, ISO 8601 in UTC', '2026-03-01T09:30:00.000Z'],
  refusal: ['Why it was not accepted; null when it was, or nobody has looked yet', 'unreadable'],
  renamedFrom: [
    'The name that the company had when it was checked, while it waits to be checked for the new name; null otherwise',
    'Alison and Sons',
  ],
  waitingSince: [
    'Since when it waits, ISO 8601 in UTC: since it was entered, or its company took another name',
    '2026-03-01T09:30:00.000Z',
  ],
  secondTry: ['Whether one of its kind was refused before, and none accepted since', false],
  hasDocument: ['Whether its paper is still kept'],
  companyName: ['The name of the company whose it is', 'Alison Builders'],
  companyLogo: [
    'Small logo of the company; null when it has none',
    '/0190a1b2-0000-7000-8000-000000000000-160.webp',
  ],
  document: [`The paper: one PDF, JPEG or PNG of at most ${maxImageMegabytes} MB`],
  'enterMark.kind': ['What it is', 'pec'],
  'enterMark.number': ['The number on the paper; of a PEC licence with its category', 'C-4/12345'],
  'enterMark.validUntil': [`${lastDay}: for \`pec\` and \`pcatp\`, left out for others`, '2027-06-30'],
  'listDeskMarks.state': ['Those that wait to be checked, or those that are shown', 'waiting'],
  'listDeskMarks.waiting': ['How many marks wait to be checked', 3],
  expiring: ['How many of those that are shown end within 30 days', 1],
  'refuseMark.state': ['Where it stood when the actor saw it', 'entered'],
  'refuseMark.reason': ['Why, from the list', 'unreadable'],
}
