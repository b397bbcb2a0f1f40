import { screens } from '@tameer/contract'
import * as words from '#words/check'
import { type CheckedSheet, checkLimits } from '../../../features/checked-quotes/checked-sheet.ts'
import { removeQuote } from '../../../features/checked-quotes/checked-sheets.ts'
import { Button } from '../../../ui/button.tsx'
import { ActionLink } from '../../../ui/links.tsx'
import { showToast } from '../../../ui/toast-store.ts'
import { PrivateNote } from '../start-page.tsx'
import { TakeCheckAlong } from '../take-check-along.tsx'
import { PrintCheck } from './print-check.tsx'
import type { ResultProps } from './result.ts'

interface ResultActionsProps extends ResultProps {
  sheet: CheckedSheet
  onRemoved: () => void
}

const undoMs = 10_000

/** The next quote, ways to take the check along, and its removal. */
export function ResultActions({ sheet, quote, result, onRemoved }: ResultActionsProps) {
  const count = sheet.quotes.length
  const request = sheet.for === 'own' ? undefined : sheet.for
  const remove = () => {
    const undo = removeQuote(quote.id)
    showToast(words.sRemoved, 'status', { onPress: undo, ms: undoMs })
    onRemoved()
  }
  return (
    <section aria-label={words.add} className="grid gap-2 border-line border-t pt-6 print:hidden">
      {count < checkLimits.quotes && (
        <ActionLink to={screens.check.to({ house: sheet.house, request, add: true })}>
          {words.add} <span className="text-muted">{words.addN(String(count))}</span>
        </ActionLink>
      )}
      <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,6rem),1fr))] gap-2">
        <PrintCheck quote={quote} result={result} />
        <TakeCheckAlong sheet={sheet} />
        <Button onClick={remove}>{words.remove}</Button>
      </div>
      <PrivateNote>{words.keptT}</PrivateNote>
    </section>
  )
}
