import * as words from '#words/quote-comparison'
import { Sentence } from '../../ui/text/sentence.tsx'
import { CompanyName } from './company-name.tsx'
import type { Absent } from './compared.ts'

const sentences = {
  waiting: words.waitingFor,
  declined: words.declinedBy,
  withdrawn: words.withdrawnBy,
  none: words.sentNone,
}

/** Notes about companies that were asked and have no column. */
export function AbsentNotes({ absent }: { absent: readonly Absent[] }) {
  if (absent.length === 0) return null
  return (
    <ul className="grid gap-1 text-muted text-small">
      {absent.map(({ id, company, why }) => (
        <li key={id}>
          {why === 'gone' ? (
            words.companyGone
          ) : (
            <Sentence parts={sentences[why](<CompanyName company={company} />)} />
          )}
        </li>
      ))}
    </ul>
  )
}
