import { currentPriceBook, nameOfBook, type PriceBook } from '@tameer/calculator'
import { useEffect, useRef, useState } from 'react'
import { daysOfPrices } from '#words/amounts'
import * as words from '#words/check'
import type { CheckedSheet } from '../../features/checked-quotes/checked-sheet.ts'
import { takePrices } from '../../features/checked-quotes/checked-sheets.ts'
import { useUnkept } from '../../features/checked-quotes/use-unkept.ts'
import { Message } from '../../ui/text/message.tsx'

interface SheetNotesProps {
  sheet: CheckedSheet
  /** The prices that the screen shows. */
  book: PriceBook
}

/** Notes above a result: the device keeps nothing, another window changed it, its prices are older. */
export function SheetNotes({ sheet, book }: SheetNotesProps) {
  const unkept = useUnkept()
  const isChanged = useOtherWindow(sheet)
  // The bill of a request keeps its prices.
  const isOld = sheet.for === 'own' && sheet.prices !== currentPriceBook.version
  return (
    <div className="mb-6 grid gap-3 empty:hidden print:hidden">
      {unkept && <Message kind="note">{words.sUnkept}</Message>}
      {isChanged && <Message kind="note">{words.sTabs}</Message>}
      {isOld && (
        <Message kind="note">
          <button
            className="link min-h-11 text-start"
            onClick={() => takePrices(sheet, currentPriceBook.version)}
            type="button"
          >
            {words.sOld(daysOfPrices(nameOfBook(book)))}
          </button>
        </Message>
      )}
    </div>
  )
}

/** True after another window changed the quotes that are shown. */
function useOtherWindow({ quotes }: CheckedSheet): boolean {
  const [changed, setChanged] = useState(false)
  const text = JSON.stringify(quotes)
  const shown = useRef(text)
  const isOthers = useRef(false)
  useEffect(() => {
    const note = ({ key }: StorageEvent) => {
      isOthers.current = key === 'checkedQuotes'
    }
    window.addEventListener('storage', note)
    return () => window.removeEventListener('storage', note)
  }, [])
  useEffect(() => {
    if (text !== shown.current) setChanged(isOthers.current)
    shown.current = text
    isOthers.current = false
  }, [text])
  return changed
}
