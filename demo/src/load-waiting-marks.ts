import type { Context } from '@tameer/api/src/context/context.ts'
import { neverExpires } from '@tameer/api/src/db/mark-schema.ts'
import { findMark, type MarkRow } from '@tameer/api/src/db/queries/marks.ts'
import { newDocumentName } from '@tameer/api/src/images/image-names.ts'
import { drawSharePicture } from '@tameer/api/src/images/share-picture.ts'
import { demoCompanies } from './demo-companies.ts'
import { demoId } from './demo-ids.ts'

const hourMs = 60 * 60_000

interface WaitingMark extends Pick<MarkRow, 'kind' | 'number' | 'category' | 'holder' | 'validUntil'> {
  /** Key of the company. */
  company: string
  hoursAgo: number
  /** Parts of the paper that differ from what the company entered. */
  paper?: { name?: string; validUntil?: string }
}

const pec = { kind: 'pec', holder: '' } as const
const endless = { category: null, holder: '', validUntil: neverExpires } as const

/** Licences and registrations that wait to be checked: two that are right, and two whose paper says something else. */
export const waitingMarks: readonly WaitingMark[] = [
  {
    ...{
      ...pec,
      company: 'plumb-and-level',
      number: 'C-5/0001 (Demo)',
      category: '5',
      validUntil: '2027-06-30',
    },
    hoursAgo: 53,
  },
  {
    ...{
      ...pec,
      company: 'gt-road-contractors',
      number: 'C-6/0007 (Demo)',
      category: '6',
      validUntil: '2027-12-31',
    },
    ...{ hoursAgo: 26, paper: { validUntil: '2026-12-31' } },
  },
  {
    ...{ ...endless, kind: 'registration', company: 'quiet-plan', number: '0000004 (Demo)' },
    ...{ hoursAgo: 8, paper: { name: 'Another Company (Demo)' } },
  },
  { ...endless, kind: 'ntn', company: 'terrazzo-room', number: '0000002-0 (Demo)', hoursAgo: 3 },
]

const titles = {
  pec: 'PEC licence',
  pcatp: 'PCATP registration',
  registration: 'Company registration',
  ntn: 'Tax number (NTN)',
}

/** Stores the marks that wait, each once, with a drawn paper. The companies must exist already. */
export async function loadWaitingMarks({ db, images, clock }: Context): Promise<void> {
  for (const [at, { company, hoursAgo, paper = {}, ...entered }] of waitingMarks.entries()) {
    const id = demoId('mark', at)
    if (await findMark(db.read, { id })) continue
    const place = demoCompanies.findIndex(({ key }) => key === company)
    const { name = demoCompanies[place]?.name ?? '', validUntil = entered.validUntil } = paper
    const file = newDocumentName('jpg')
    const face = {
      ...{ language: 'en' as const, above: 'Made up for the demo. It belongs to nobody.' },
      title: `${titles[entered.kind]} ${entered.number}`,
      below: validUntil === neverExpires ? name : `${name}. Valid until ${validUntil}`,
    }
    await images.put([{ name: file, bytes: await drawSharePicture({ face }) }])
    const state = { state: 'entered', refusal: null, words: '', renamedFrom: null } as const
    await db.write((trx) =>
      trx
        .insertInto('marks')
        .values({
          ...{ ...entered, ...state, id, companyId: demoId('company', place), documentFile: file },
          ...{ enteredAt: clock() - hoursAgo * hourMs, checkedAt: null, remindedDays: 0 },
        })
        .execute(),
    )
  }
}
