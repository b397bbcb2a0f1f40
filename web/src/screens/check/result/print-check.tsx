import { useEffect, useState } from 'react'
import * as words from '#words/check'
import { usePrinting } from '../../../browser/hooks/use-printing.ts'
import { saveFile } from '../../../browser/save-file.ts'
import { today } from '../../../lib/today.ts'
import { importWithRetry } from '../../../net/import-with-retry.ts'
import { Button } from '../../../ui/button.tsx'
import type { ResultProps } from './result.ts'

const loadPaper = () => importWithRetry(() => import('./check-paper.tsx'))

/**
 * Buttons for paper and spreadsheet, whose code is loaded after the result. Paper has a sheet of its own, however printing
 * was asked for.
 */
export function PrintCheck(props: ResultProps) {
  const printing = usePrinting()
  const [paper, setPaper] = useState<Awaited<ReturnType<typeof loadPaper>>>()
  // Without it the screen is printed.
  useEffect(() => void loadPaper().then(setPaper, () => undefined), [])
  const saveSheet = async () => {
    const { checkXlsx } = await importWithRetry(() => import('./check-sheet.ts'))
    const type = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'
    saveFile(new Blob([await checkXlsx(props.quote, props.result)], { type }), `tameer-check-${today()}.xlsx`)
  }
  return (
    <>
      <Button onClick={() => window.print()}>{words.print}</Button>
      <Button onClick={() => void saveSheet()}>{words.xlsx}</Button>
      {printing && paper && <paper.CheckPaper {...props} />}
    </>
  )
}
