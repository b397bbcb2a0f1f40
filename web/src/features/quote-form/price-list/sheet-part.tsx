import type { Bill } from '@tameer/quotes'
import { type ChangeEvent, useState } from 'react'
import * as words from '#words/quote-filling'
import { saveFile } from '../../../browser/save-file.ts'
import { writeCsv } from '../../../lib/csv.ts'
import { importWithRetry } from '../../../net/import-with-retry.ts'
import { Button, buttonLook } from '../../../ui/button.tsx'
import { InAppNote } from '../../../ui/text/in-app-note.tsx'
import { Message } from '../../../ui/text/message.tsx'
import { showToast } from '../../../ui/toasts/toast-store.ts'
import type { QuoteEntry } from '../entry/entry.ts'
import type { ReadSheet } from '../read-sheet/read-file.ts'
import { refusals } from '../read-sheet/sheet-in-words.ts'
import { applySheet, sheetRows } from './bill-sheet.ts'
import { FoundPrices } from './found-prices.tsx'

interface SheetPartProps {
  bill: Bill
  entry: QuoteEntry
  fill: (entry: QuoteEntry, count: number) => void
}

const xlsxType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

/** The bill as a file to download, and its upload. The person checks the prices before they change anything. */
export function SheetPart({ bill, entry, fill }: SheetPartProps) {
  const [read, setRead] = useState<ReadSheet & { name: string }>()
  const [failure, setFailure] = useState<string>()

  const saveXlsx = async () => {
    try {
      const { writeSheet } = await importWithRetry(() => import('./xlsx-sheet.ts'))
      const file = await writeSheet(sheetRows(bill, entry), words.sheetName)
      saveFile(new Blob([file], { type: xlsxType }), `${words.sheetFile}.xlsx`)
    } catch {
      showToast(words.sheetNotMade, 'alert')
    }
  }
  const saveCsv = () =>
    saveFile(
      new Blob([writeCsv(sheetRows(bill, entry))], { type: 'text/csv;charset=utf-8' }),
      `${words.sheetFile}.csv`,
    )
  const choose = async ({ currentTarget: input }: ChangeEvent<HTMLInputElement>) => {
    const file = input.files?.[0]
    // Allows the same file to be chosen again after it was corrected.
    input.value = ''
    setRead(undefined)
    setFailure(undefined)
    if (!file) return
    try {
      const { readSheetFile } = await importWithRetry(() => import('../read-sheet/read-file.ts'))
      const found = await readSheetFile(new Uint8Array(await file.arrayBuffer()), bill)
      if (typeof found === 'string') setFailure(refusals[found])
      else setRead({ ...found, name: file.name })
    } catch {
      setFailure(words.sheetNotRead)
    }
  }
  return (
    <>
      <h4 className="mt-2 font-medium">{words.sheetTitle}</h4>
      <p className="max-w-measure text-muted text-small">{words.sheetLead}</p>
      <div className="flex flex-wrap gap-3">
        <Button onClick={() => void saveXlsx()}>{words.saveXlsx}</Button>
        <Button onClick={saveCsv}>{words.saveCsv}</Button>
        <label
          className={buttonLook(
            'plain',
            'cursor-pointer has-focus-visible:outline-2 has-focus-visible:outline-blue',
          )}
        >
          {words.readSheet}
          <input
            accept=".csv,.txt,.tsv,.xls,.xlsx,text/csv"
            className="sr-only"
            onChange={(event) => void choose(event)}
            type="file"
          />
        </label>
      </div>
      <InAppNote />
      {failure && <Message kind="alert">{failure}</Message>}
      {read && (
        <FoundPrices
          entry={entry}
          onApply={() => {
            fill(applySheet(entry, read.prices), read.prices.length)
            setRead(undefined)
          }}
          onDiscard={() => setRead(undefined)}
          read={read}
        />
      )}
    </>
  )
}
