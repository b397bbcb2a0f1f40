import type { Context } from '@tameer/api/src/context/context.ts'
import type { Writer } from '@tameer/api/src/db/database.ts'
import { insertReport, type ReportedThing } from '@tameer/api/src/db/queries/desk/reports.ts'
import type { RestrictionReason } from '@tameer/contract'
import { demoId } from './facts/demo-ids.ts'

const hourMs = 60 * 60_000

interface DemoReport {
  thing: ReportedThing
  reason: RestrictionReason
  words: string
  /** Address at which the reporter wants to be told. */
  email: string
  /** Number of the company that reports. */
  by?: number
  hoursAgo: number
}

/** Reports of the demo: two visitors about one project, one about a company, and a company about a request. */
export const demoReports: readonly DemoReport[] = [
  {
    thing: { kind: 'project', id: demoId('portfolio', 3) },
    reason: 'not-own-work',
    email: 'family@demo.tameer.example',
    hoursAgo: 70,
    words: 'The second picture is of our own house. Another company built it.',
  },
  {
    thing: { kind: 'project', id: demoId('portfolio', 3) },
    reason: 'wrong-facts',
    words: '',
    email: '',
    hoursAgo: 26,
  },
  {
    thing: { kind: 'profile', id: demoId('company', 5) },
    reason: 'contact-misused',
    email: '',
    hoursAgo: 9,
    words: 'فون نمبر کسی اور کا ہے۔',
  },
  {
    thing: { kind: 'request', id: demoId('request', 1) },
    reason: 'other',
    email: '',
    by: 1,
    hoursAgo: 3,
    words: 'The pictures do not fit the house that is described.',
  },
]

/** Stores the reports. The reported things must exist already. */
export async function loadReports({ clock }: Context, trx: Writer): Promise<void> {
  for (const [number, { thing, by, hoursAgo, ...said }] of demoReports.entries()) {
    const id = demoId('report', number)
    const byCompanyId = by === undefined ? null : demoId('company', by)
    const createdAt = clock() - hoursAgo * hourMs
    await insertReport(trx, thing, { ...said, id, byCompanyId, fingerprint: null, createdAt })
  }
}
