import { displayRate, displayRupees } from '#words/amounts'
import * as words from '#words/quote-filling'
import { Sentence } from '../../../ui/text/sentence.tsx'
import { isPriced, type QuoteEntry } from '../entry/entry.ts'
import type { ReadSheet } from '../read-sheet/read-file.ts'
import { notesInWords, rowProblem } from '../read-sheet/sheet-in-words.ts'
import { PricePreview } from './price-preview.tsx'

interface FoundPricesProps {
  read: ReadSheet & { name: string }
  entry: QuoteEntry
  onApply: () => void
  onDiscard: () => void
}

/** Content of a file, shown before it changes anything: its prices, what was rounded or ignored, what is wrong. */
export function FoundPrices({ read, entry, onApply, onDiscard }: FoundPricesProps) {
  const { name, sheet, others, prices, problems } = read
  const leftOut = prices.filter(({ line }) => !isPriced(entry, line)).length
  const notes = [...notesInWords(read), ...(leftOut > 0 ? [words.linesLeftOut(leftOut)] : [])]
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
      {sheet !== undefined && <p className="text-small">{words.sheetWasRead(sheet, others)}</p>}
      <Points lead={words.rowsNotRead(problems.length)} points={problems.map(rowProblem)} />
      <Points lead={words.howItWasRead} points={notes} />
    </PricePreview>
  )
}

/** Most points that are listed: a sheet of another kind may have thousands of rows. */
const mostPoints = 100

/** A list with its lead; nothing where it is empty. */
function Points({ lead, points }: { lead: string; points: readonly string[] }) {
  if (points.length === 0) return null
  return (
    <div>
      <p className="font-medium">{lead}</p>
      <ul className="max-h-60 list-disc overflow-y-auto ps-5 text-small">
        {points.slice(0, mostPoints).map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
    </div>
  )
}
