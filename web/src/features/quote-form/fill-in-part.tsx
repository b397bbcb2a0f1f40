import type { Bill } from '@tameer/quotes'
import { useState } from 'react'
import * as words from '#words/quote-form'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/field.tsx'
import { type Change, openLines, type QuoteEntry } from './entry.ts'
import { fillFromEstimate, fillFromRates, type KnownRates, readPercent } from './fill-in.ts'
import { FoldedPart } from './folded-part.tsx'

interface FillInPartProps {
  bill: Bill
  entry: QuoteEntry
  lastRates: KnownRates
  edit: (change: Change) => void
  /** Changes the entry so that the person can take it back. */
  fill: (entry: QuoteEntry, count: number) => void
}

/** Prices filled in from the estimate or the company's last quote, with a percentage of its own on them. */
export function FillInPart({ bill, entry, lastRates, edit, fill }: FillInPartProps) {
  const [typed, setTyped] = useState('')
  const percent = readPercent(typed)
  const known = bill.lines.filter(({ id }) => lastRates.some((rate) => rate.id === id)).length
  return (
    <FoldedPart title={words.fillIn}>
      <TextField
        className="max-w-form"
        error={percent === undefined ? words.percentWrong : undefined}
        hint={words.percentHint}
        label={words.ownPercent}
        onChange={(event) => setTyped(event.target.value)}
        value={typed}
      />
      <div className="flex flex-wrap gap-3">
        <Button
          disabled={percent === undefined}
          onClick={() => {
            const filled = fillFromEstimate(bill, entry, percent ?? 0)
            fill(filled.entry, filled.count)
          }}
        >
          {words.asTheEstimate}
        </Button>
        {known > 0 && (
          <Button
            disabled={percent === undefined}
            onClick={() => {
              const filled = fillFromRates(bill, entry, lastRates, percent ?? 0)
              fill(filled.entry, filled.count)
            }}
          >
            {words.myLastRates(known)}
          </Button>
        )}
        <Button onClick={() => edit(openLines(bill.lines))} variant="quiet">
          {words.openEveryLine}
        </Button>
      </div>
      <p className="text-muted text-small">{words.pasteHint}</p>
    </FoldedPart>
  )
}
