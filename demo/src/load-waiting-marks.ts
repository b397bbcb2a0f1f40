import type { Context } from '@tameer/api/src/context/context.ts'
import type { Writer } from '@tameer/api/src/db/database.ts'
import type { MarkRow } from '@tameer/api/src/db/queries/marks/marks.ts'
import { neverExpires } from '@tameer/api/src/db/tables/mark-schema.ts'
import { pecCategories } from '@tameer/contract'
import { companyIdOf, demoCompanies } from './facts/demo-companies.ts'
import { demoId } from './facts/demo-ids.ts'
import { endOfLicence } from './facts/demo-marks.ts'
import { storePaper } from './store-paper.ts'

const hourMs = 60 * 60_000

interface WaitingMark extends Pick<MarkRow, 'kind' | 'number'> {
  /** Key of the company. */
  company: string
  /** Fewest days until it ends. Undefined for a registration, which never does. */
  daysLeft?: number
  hoursAgo: number
  /** Parts of the paper that differ from what the company entered. */
  paper?: { name?: string; daysLeft?: number }
}

/** Licences and registrations that wait to be checked: two that are right, and two whose paper says something else. */
export const waitingMarks: readonly WaitingMark[] = [
  { company: 'plumb-and-level', kind: 'pec', number: 'C-5/0001 (Demo)', daysLeft: 120, hoursAgo: 53 },
  {
    company: 'gt-road-contractors',
    kind: 'pec',
    number: 'C-6/0007 (Demo)',
    daysLeft: 200,
    hoursAgo: 26,
    paper: { daysLeft: 10 },
  },
  {
    company: 'quiet-plan',
    kind: 'registration',
    number: '0000004 (Demo)',
    hoursAgo: 8,
    paper: { name: 'Another Company (Demo)' },
  },
  { company: 'terrazzo-room', kind: 'ntn', number: '0000002-0 (Demo)', hoursAgo: 3 },
]

const titles = {
  pec: 'PEC licence',
  pcatp: 'PCATP registration',
  registration: 'Company registration',
  ntn: 'Tax number (NTN)',
}

/** Draws and stores the papers of the marks that wait. Returns the names of the files in their order. */
export function storeMarkPapers({ images, clock }: Context): Promise<string[]> {
  const papers = waitingMarks.map(({ company, kind, number, daysLeft, paper }) => {
    const name = paper?.name ?? demoCompanies.find(({ key }) => key === company)?.name ?? ''
    const days = paper?.daysLeft ?? daysLeft
    return storePaper(images, {
      above: 'Made up for the demo. It belongs to nobody.',
      title: `${titles[kind]} ${number}`,
      below: days === undefined ? name : `${name}. Valid until ${endOfLicence(clock(), days)}`,
    })
  })
  return Promise.all(papers)
}

/** Stores the marks that wait, with the files of their papers. The companies must exist already. */
export async function loadWaitingMarks(
  { clock }: Context,
  trx: Writer,
  papers: readonly string[],
): Promise<void> {
  const now = clock()
  const rows = waitingMarks.map(
    ({ company, kind, number, daysLeft, hoursAgo }, at): MarkRow => ({
      id: demoId('mark', at),
      companyId: companyIdOf(company),
      kind,
      number,
      category: pecCategories.find((one) => number.startsWith(`C-${one}/`)) ?? null,
      holder: '',
      validUntil: daysLeft === undefined ? neverExpires : endOfLicence(now, daysLeft),
      documentFile: papers[at] ?? null,
      state: 'entered',
      refusal: null,
      words: '',
      renamedFrom: null,
      enteredAt: now - hoursAgo * hourMs,
      checkedAt: null,
      remindedDays: 0,
    }),
  )
  await trx.insertInto('marks').values(rows).execute()
}
