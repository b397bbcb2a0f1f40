import type { CheckedQuote } from '@tameer/quotes'
import { type ComponentType, useState } from 'react'
import { flushSync } from 'react-dom'
import * as words from '#words/check'
import { saveFile } from '../../browser/save-file.ts'
import { usePrinting } from '../../browser/use-printing.ts'
import { today } from '../../lib/today.ts'
import { importWithRetry } from '../../net/import-with-retry.ts'
import { Button } from '../../ui/button.tsx'
import type { Result } from './result-actions.tsx'

export interface PaperProps {
  quote: CheckedQuote
  result: Result
}

/** Buttons for paper and spreadsheet. Their code is loaded on demand. */
export function PrintCheck(props: PaperProps) {
  const printing = usePrinting()
  const [Paper, setPaper] = useState<ComponentType<PaperProps>>()
  const print = async () => {
    const { CheckPaper } = await importWithRetry(() => import('./check-paper.tsx'))
    // Rendered at once, before the browser lays the paper out.
    flushSync(() => setPaper(() => CheckPaper))
    window.print()
  }
  const saveSheet = async () => {
    const { checkXlsx } = await importWithRetry(() => import('./check-sheet.ts'))
    const type = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'
    saveFile(new Blob([await checkXlsx(props.quote, props.result)], { type }), `tameer-check-${today()}.xlsx`)
  }
  return (
    <>
      <Button onClick={() => void print()}>{words.print}</Button>
      <Button onClick={() => void saveSheet()}>{words.xlsx}</Button>
      {printing && Paper && <Paper {...props} />}
    </>
  )
}
