import { screens } from '@tameer/contract'
import { useNavigate } from 'react-router'
import * as words from '#words/check'
import type { CheckedSheet } from '../../../features/checked-quotes/checked-sheet.ts'
import { removeQuote } from '../../../features/checked-quotes/checked-sheets.ts'
import { Button } from '../../../ui/button.tsx'
import { showToast } from '../../../ui/toasts/toast-store.ts'

const undoMs = 10_000

/** Removes a typed price at once; it can be put back for ten seconds. */
export function RemoveCheck({ sheet, id }: { sheet: CheckedSheet; id: string }) {
  const navigate = useNavigate()
  const remove = () => {
    const undo = removeQuote(id)
    showToast(words.sRemoved, 'status', { onPress: undo, ms: undoMs })
    const next = sheet.for === 'own' ? screens.check.to() : screens.request.to(sheet.for, { view: 'quotes' })
    void navigate(next, { replace: true })
  }
  return (
    <Button className="px-2!" onClick={remove} variant="quiet">
      {words.remove}
    </Button>
  )
}
