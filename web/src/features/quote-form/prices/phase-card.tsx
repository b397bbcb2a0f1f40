import type { Bill, PhaseAmounts } from '@tameer/quotes'
import { useRef } from 'react'
import { groupDigits } from '#words/amounts'
import * as words from '#words/quote-form'
import { phases as phaseNames } from '#words/values'
import { Button } from '../../../ui/button.tsx'
import {
  type BillPhase,
  type Change,
  isOpened,
  isPriced,
  kindAt,
  placeKey,
  type QuoteEntry,
  setFigure,
  setKind,
  setOpened,
} from '../entry/entry.ts'
import { type FieldProblems, priceField } from '../entry/quote-form-problems.ts'
import { OnePriceButton } from './one-price-button.tsx'
import { PriceCard } from './price-card.tsx'
import { PriceFields } from './price-fields.tsx'
import { SectionPart } from './section-part.tsx'
import type { SectionProps } from './use-sections.ts'

interface PhaseCardProps {
  bill: Bill
  phase: BillPhase
  entry: QuoteEntry
  amounts: PhaseAmounts | undefined
  problems: FieldProblems
  edit: (change: Change) => void
  sections: SectionProps
}

/** Card of the grey structure or the finishing: its one price, or its sections. */
export function PhaseCard(props: PhaseCardProps) {
  const { bill, phase, entry, amounts, problems, edit, sections } = props
  const key = placeKey('phase', phase.id)
  const name = phaseNames[phase.id]
  const card = useRef<HTMLElement>(null)
  // The pressed button is removed, so the focus goes to the card.
  const focusCard = () => card.current?.focus({ preventScroll: true })
  const amountPkr = amounts ? amounts.pricePkr + amounts.allowancePkr : 0
  if (!isOpened(entry, key))
    return (
      <PriceCard areaSft={bill.coveredAreaSft} card={card} lines={phase.lines} title={name}>
        {phase.lines.some((line) => isPriced(entry, line)) ? (
          <PriceFields
            areaSft={bill.coveredAreaSft}
            figure={entry.figures[key] ?? ''}
            kind={kindAt(entry, key)}
            name={priceField(key)}
            onChange={(figure, kind) => edit((before) => setKind(key, kind)(setFigure(key, figure)(before)))}
            problem={problems[priceField(key)]}
          />
        ) : (
          <p className="text-muted">{words.allLeftOut}</p>
        )}
        <Button
          className="-ms-5 justify-self-start"
          onClick={() => {
            edit(setOpened(key, true))
            focusCard()
          }}
          variant="quiet"
        >
          {words.priceSections(phase.sections.length)}
        </Button>
      </PriceCard>
    )
  return (
    <PriceCard amount={amountPkr > 0 ? groupDigits(amountPkr) : ''} card={card} title={name}>
      <div className="flex flex-wrap items-center gap-x-2">
        <span className="text-muted text-small">
          {words.bySections(phase.sections.length)} <span aria-hidden="true">·</span>
        </span>
        <OnePriceButton
          above={key}
          bill={bill}
          edit={edit}
          entry={entry}
          label={words.onePriceInstead}
          lines={phase.lines}
          name={name}
          onDone={focusCard}
        />
      </div>
      <div className="border-line border-t">
        {phase.sections.map((section) => (
          <SectionPart
            amounts={amounts?.sections.find(({ id }) => id === section.id)}
            bill={bill}
            edit={edit}
            entry={entry}
            key={section.id}
            onColumn={sections.onColumn}
            onToggle={(open) => sections.toggle(section.id, open)}
            open={sections.unfolded.has(section.id)}
            priced
            problems={problems}
            section={section}
          />
        ))}
      </div>
    </PriceCard>
  )
}
