import type { Bill, PhaseAmounts } from '@tameer/quotes'
import { displayPart, displayRupees, groupDigits } from '#words/amounts'
import * as words from '#words/quote-form'
import { phases as phaseNames } from '#words/values'
import { RadioStrip } from '../../ui/radio-set.tsx'
import {
  type BillPhase,
  type Change,
  isOpened,
  isPriced,
  kindAt,
  type PriceKind,
  placeKey,
  type QuoteEntry,
  setFigure,
  setKind,
  setOpened,
} from './entry.ts'
import { FigureInput } from './figure-input.tsx'
import { type FieldProblems, priceField } from './quote-form-problems.ts'
import { SectionPart } from './section-part.tsx'
import type { SectionProps } from './use-sections.ts'

interface PhasePartProps {
  bill: Bill
  phase: BillPhase
  entry: QuoteEntry
  amounts: PhaseAmounts | undefined
  problems: FieldProblems
  edit: (change: Change) => void
  sections: SectionProps
}

/** Grey structure or finishing: its one price, or its sections. */
export function PhasePart({ bill, phase, entry, amounts, problems, edit, sections }: PhasePartProps) {
  const key = placeKey('phase', phase.id)
  const bySection = isOpened(entry, key)
  const priced = !entry.one && bySection
  const name = phaseNames[phase.id]
  const amountPkr = amounts ? amounts.pricePkr + amounts.allowancePkr : 0
  return (
    <section aria-label={name} className="grid gap-4">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h3 className="text-h3">{name}</h3>
        {!entry.one && amountPkr > 0 && (
          <span className="font-display figures">{displayPart(amountPkr)}</span>
        )}
      </div>
      {!entry.one && (
        <div className="grid max-w-form gap-4">
          <RadioStrip
            legend={words.howPriced}
            onChange={(how) => edit(setOpened(key, how === 'sections'))}
            options={[
              { value: 'one', label: words.onePrice },
              { value: 'sections', label: words.bySection },
            ]}
            value={bySection ? 'sections' : 'one'}
          />
          {!bySection && phase.lines.some((line) => isPriced(entry, line)) && (
            <PhasePrice
              amounts={amounts}
              bill={bill}
              edit={edit}
              entry={entry}
              name={name}
              phase={phase}
              problems={problems}
            />
          )}
        </div>
      )}
      <div className="border-line border-t">
        {phase.sections.map((section) => (
          <SectionPart
            amounts={amounts?.sections.find(({ id }) => id === section.id)}
            edit={edit}
            entry={entry}
            key={section.id}
            onColumn={sections.onColumn}
            onToggle={(open) => sections.toggle(section.id, open)}
            open={sections.unfolded.has(section.id)}
            priced={priced}
            problems={problems}
            section={section}
          />
        ))}
      </div>
    </section>
  )
}

interface PhasePriceProps extends Omit<PhasePartProps, 'sections'> {
  name: string
}

function PhasePrice({ bill, phase, entry, amounts, problems, edit, name }: PhasePriceProps) {
  const key = placeKey('phase', phase.id)
  return (
    <div className="grid gap-3">
      <RadioStrip<PriceKind>
        legend={words.housePriceIs}
        onChange={(kind) => edit(setKind(key, kind))}
        options={[
          { value: 'rate', label: words.perSft(groupDigits(bill.coveredAreaSft)) },
          { value: 'lump', label: words.oneSum },
        ]}
        value={kindAt(entry, key)}
      />
      <div>
        <p aria-hidden="true" className="mb-1.5">
          {words.priceOf(name)}
        </p>
        <FigureInput
          error={problems[priceField(key)]}
          label={words.priceOf(name)}
          name={priceField(key)}
          onChange={(figure) => edit(setFigure(key, figure))}
          value={entry.figures[key] ?? ''}
        />
        {amounts && amounts.pricePkr > 0 && (
          <p className="mt-1 text-muted text-small figures">
            {words.comesTo(displayRupees(amounts.pricePkr))}
          </p>
        )}
      </div>
    </div>
  )
}
