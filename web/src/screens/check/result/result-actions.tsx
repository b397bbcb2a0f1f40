import { screens } from '@tameer/contract'
import * as words from '#words/check'
import { beginHouse } from '#words/check-entrances'
import { type CheckedSheet, checkLimits } from '../../../features/checked-quotes/checked-sheet.ts'
import { ActionLink } from '../../../ui/links.tsx'
import { PrivateNote } from '../start-page.tsx'
import { TakeCheckAlong } from '../take-check-along.tsx'
import { PrintCheck } from './print-check.tsx'
import type { ResultProps } from './result.ts'

interface ResultActionsProps extends ResultProps {
  sheet: CheckedSheet
}

/** The next quote, the agreement, and ways to take the check along. */
export function ResultActions({ sheet, quote, result }: ResultActionsProps) {
  const count = sheet.quotes.length
  const request = sheet.for === 'own' ? undefined : sheet.for
  return (
    <section aria-label={words.add} className="grid gap-2 border-line border-t pt-4 sm:pt-6 print:hidden">
      <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,9rem),1fr))] gap-2">
        {count < checkLimits.quotes && (
          <ActionLink to={screens.check.to({ house: sheet.house, request, add: true })}>
            <span>
              {words.add} <span className="whitespace-nowrap text-muted">{words.addN(String(count))}</span>
            </span>
          </ActionLink>
        )}
        <ActionLink to={screens.checkAgreement.to(quote.id)}>{words.agree}</ActionLink>
        {request === undefined && <ActionLink to={screens.newHouse.to()}>{beginHouse}</ActionLink>}
      </div>
      <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,4.25rem),1fr))] gap-2 [&_button]:px-2">
        <PrintCheck quote={quote} result={result} />
        <TakeCheckAlong sheet={sheet} />
      </div>
      <PrivateNote>{words.keptT}</PrivateNote>
    </section>
  )
}
