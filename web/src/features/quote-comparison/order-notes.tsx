import * as words from '#words/quote-comparison'
import { Sentence } from '../../ui/sentence.tsx'
import type { Absent, Compared } from './compared.ts'
import { CompanyName } from './offer-head.tsx'
import type { Figure } from './row.ts'

/** Where headlines have another order than like for like, and why. */
export function OrderNotes({ compared, figure }: { compared: Compared; figure: Figure }) {
  const { offers, looksCheaper, close } = compared
  const [first, second] = offers
  const beforeTax = second && first?.levelled.taxPkr === undefined ? first : undefined
  const companies = new Map(offers.map(({ id, company }) => [id, company]))
  const nameAt = (id: string) => <CompanyName company={companies.get(id) ?? null} />
  if (looksCheaper.length === 0 && !close && !beforeTax) return null
  return (
    <ul className="grid gap-2">
      {close && (
        <li className="border-edge border-s-2 ps-3">
          <Sentence
            parts={words.areClose(
              nameAt(close.first),
              nameAt(close.second),
              figure(close.apartPkr),
              words.itemsOf(close.hangsOn.map(({ item }) => item)),
            )}
          />
        </li>
      )}
      {beforeTax && (
        <li className="border-edge border-s-2 ps-3">
          <Sentence parts={words.beforeTax(nameAt(beforeTax.id))} />
        </li>
      )}
      {looksCheaper.map(({ id, than, byPkr, likeForLikeMorePkr, reasons }) => {
        const why = reasons.map((reason) =>
          words.reasons[reason.code](
            words.itemsOf('lines' in reason ? reason.lines.map(({ item }) => item) : []),
            figure(reason.amountPkr),
          ),
        )
        return (
          <li className="border-edge border-s-2 ps-3" key={`${id} ${than}`}>
            <Sentence parts={words.looksCheaper(nameAt(id), figure(byPkr), nameAt(than), words.both(why))} />
            {words.costsMore(figure(likeForLikeMorePkr))}
          </li>
        )
      })}
    </ul>
  )
}

const sentences = {
  waiting: words.waitingFor,
  declined: words.declinedBy,
  withdrawn: words.withdrawnBy,
  none: words.sentNone,
}

/** Companies that were asked and have no column. */
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
