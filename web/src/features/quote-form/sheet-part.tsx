import type { Bill } from '@tameer/quotes'
import { type ChangeEvent, useState } from 'react'
import { displayRate, displayRupees } from '#words/amounts'
import * as words from '#words/quote-filling'
import { saveFile } from '../../browser/save-file.ts'
import { readCsv, writeCsv } from '../../lib/csv.ts'
import { importWithRetry } from '../../net/import-with-retry.ts'
import { Button, buttonLook } from '../../ui/button.tsx'
import { Fold } from '../../ui/fold.tsx'
import { Message } from '../../ui/message.tsx'
import { Sentence } from '../../ui/sentence.tsx'
import { showToast } from '../../ui/toast-store.ts'
import { applySheet, type ReadSheet, readSheet, sheetRows } from './bill-sheet.ts'
import type { QuoteEntry } from './entry.ts'
import { PricePreview } from './price-preview.tsx'

interface SheetPartProps {
  bill: Bill
  entry: QuoteEntry
  fill: (entry: QuoteEntry, count: number) => void
}

const xlsxType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

/** The bill as a file to download, and its upload. The person checks the prices before they change anything. */
export function SheetPart({ bill, entry, fill }: SheetPartProps) {
  const [read, setRead] = useState<ReadSheet & { name: string }>()
  const [failed, setFailed] = useState(false)

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
    setFailed(false)
    if (!file) return
    try {
      setRead({ ...readSheet(await rowsOf(file), bill), name: file.name })
    } catch {
      setFailed(true)
    }
  }
  return (
    <Fold content={words.sheetContent} heading="h3" title={words.sheetTitle}>
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
            accept=".csv,.xlsx,text/csv"
            className="sr-only"
            onChange={(event) => void choose(event)}
            type="file"
          />
        </label>
      </div>
      {failed && <Message kind="alert">{words.sheetNotRead}</Message>}
      {read && (
        <Found
          onApply={() => {
            fill(applySheet(entry, read.prices), read.prices.length)
            setRead(undefined)
          }}
          onDiscard={() => setRead(undefined)}
          read={read}
        />
      )}
    </Fold>
  )
}

async function rowsOf(file: File): Promise<readonly (readonly unknown[])[]> {
  const bytes = await file.arrayBuffer()
  // Every XLSX file is a ZIP archive, whatever its name.
  const isZip = new Uint8Array(bytes)[0] === 0x50 && new Uint8Array(bytes)[1] === 0x4b
  if (!isZip) return readCsv(new TextDecoder().decode(bytes))
  const { readFirstSheet } = await importWithRetry(() => import('./xlsx-sheet.ts'))
  return readFirstSheet(bytes)
}

interface FoundProps {
  read: ReadSheet & { name: string }
  onApply: () => void
  onDiscard: () => void
}

/** Content of a file, shown before it changes anything. */
function Found({ read: { name, prices, problems }, onApply, onDiscard }: FoundProps) {
  return (
    <PricePreview
      label={words.sheetFound}
      onDiscard={onDiscard}
      onTake={onApply}
      prices={prices.map(({ line, kind, figure }) => ({
        key: line.id,
        name: words.itemName(line.item),
        price: kind === 'rate' ? displayRate(figure, line.unit, line.id) : displayRupees(figure),
      }))}
      said={<Sentence parts={words.pricesFound(<bdi key="file">{name}</bdi>, prices.length)} />}
    >
      {problems.length > 0 && (
        <div>
          <p className="font-medium">{words.rowsNotRead(problems.length)}</p>
          <ul className="max-h-60 list-disc overflow-y-auto ps-5 text-small">
            {problems.map((problem) => (
              <li key={problem}>{problem}</li>
            ))}
          </ul>
        </div>
      )}
    </PricePreview>
  )
}
