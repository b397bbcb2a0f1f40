import type { Bill } from '@tameer/quotes'
import { type ChangeEvent, useState } from 'react'
import { displayRate, displayRupees } from '#words/amounts'
import * as words from '#words/quote-form'
import { saveFile } from '../../browser/save-file.ts'
import { readCsv, writeCsv } from '../../lib/csv.ts'
import { importWithRetry } from '../../net/import-with-retry.ts'
import { Button, buttonLook } from '../../ui/button.tsx'
import { Message } from '../../ui/message.tsx'
import { showToast } from '../../ui/toast-store.ts'
import { applySheet, type ReadSheet, readSheet, sheetRows } from './bill-sheet.ts'
import type { QuoteEntry } from './entry.ts'
import { FoldedPart } from './folded-part.tsx'

interface SheetPartProps {
  bill: Bill
  entry: QuoteEntry
  fill: (entry: QuoteEntry, count: number) => void
}

const xlsxType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

/** The bill as a file, and the way back: what was read is looked at before it changes anything. */
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
    // The same file, mended, can be chosen again.
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
    <FoldedPart title={words.sheetTitle}>
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
    </FoldedPart>
  )
}

async function rowsOf(file: File): Promise<readonly (readonly unknown[])[]> {
  const bytes = await file.arrayBuffer()
  // Every XLSX file is a ZIP archive, whatever it is called.
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

/** What a file holds, before anything is changed by it. */
function Found({ read: { name, prices, problems }, onApply, onDiscard }: FoundProps) {
  return (
    <section aria-label={words.sheetFound} className="grid gap-3 border-line border-s-4 bg-wash px-4 py-3">
      <p role="status">
        <bdi>{name}</bdi> {words.pricesFound(prices.length)}
      </p>
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
      {prices.length > 0 && (
        <details>
          <summary className="link flex min-h-11 w-fit items-center">{words.lookAtPrices}</summary>
          <ul className="divide-y divide-line text-small">
            {prices.map(({ line, kind, figure }) => (
              <li className="flex flex-wrap justify-between gap-x-4 py-1.5" key={line.id}>
                <span className="min-w-0">{words.itemName(line.item)}</span>
                <span className="ms-auto figures">
                  {kind === 'rate' ? displayRate(figure, line.unit, line.id) : displayRupees(figure)}
                </span>
              </li>
            ))}
          </ul>
        </details>
      )}
      <div className="flex flex-wrap gap-3">
        {prices.length > 0 && (
          <Button onClick={onApply} variant="main">
            {words.takePrices(prices.length)}
          </Button>
        )}
        <Button onClick={onDiscard}>{words.discard}</Button>
      </div>
    </section>
  )
}
