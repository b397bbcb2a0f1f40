import { type DetailedEstimate, displayAmount, displayRupees } from '@tameer/calculator'
import { memo, useEffect, useId, useState } from 'react'
import { flushSync } from 'react-dom'
import { RadioChips } from '../../ui/chips.tsx'
import { Amount } from './amount.tsx'
import { BillSection } from './bill-section.tsx'
import { answersInWords, pricesInWords } from './estimate-words.ts'
import { PlainNote } from './plain-note.tsx'
import { RangeBar } from './range-bar.tsx'
import { TakeAway } from './take-away.tsx'

const figureOptions = [
  { value: 'words', label: 'Lakh and Crore' },
  { value: 'full', label: 'Full figures' },
] as const

/** True while the page is being put on paper. */
function usePrinting(): boolean {
  const [printing, setPrinting] = useState(false)
  useEffect(() => {
    // Paper is laid out as soon as this returns: what is drawn later is missing on it.
    const begin = () => flushSync(() => setPrinting(true))
    const end = () => setPrinting(false)
    window.addEventListener('beforeprint', begin)
    window.addEventListener('afterprint', end)
    return () => {
      window.removeEventListener('beforeprint', begin)
      window.removeEventListener('afterprint', end)
    }
  }, [])
  return printing
}

/** The priced bill of quantities of one house. */
export const Bill = memo(function Bill({ estimate }: { estimate: DetailedEstimate }) {
  const headingId = useId()
  const printing = usePrinting()
  const [shownAs, setShownAs] = useState<'words' | 'full'>('words')
  const figure = shownAs === 'words' ? displayAmount : displayRupees
  const { total, perSft, sections, phases, leftOut, comparison, materialNotIncludedPkr } = estimate
  const scaleToPkr = Math.max(...sections.map(({ highPkr }) => highPkr))
  const published = estimate.byRateStatusPkr
  const percentOf = (pkr: number) => `${Math.round((pkr / total.costPkr) * 100)} %`
  return (
    <div className="grid min-w-0 grid-cols-1 gap-8">
      <section aria-labelledby={headingId} className="drafted p-4 sm:p-6">
        <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
          <h2 className="text-h3" id={headingId}>
            The bill
          </h2>
          <p className="text-muted text-small">{pricesInWords(estimate)}</p>
        </div>
        <p className="mt-3 text-small">{answersInWords(estimate)}.</p>
        <p className="mt-4 text-display">
          {shownAs === 'words' ? (
            <Amount text={displayAmount(total.costPkr)} />
          ) : (
            <span className="font-display text-h1 tabular-nums">{displayRupees(total.costPkr)}</span>
          )}
        </p>
        <div className="mt-2">
          <RangeBar amounts={total} scale={{ fromPkr: total.lowPkr, toPkr: total.highPkr }} />
          <dl className="mt-1 grid grid-cols-3 text-small tabular-nums">
            <div>
              <dt className="text-muted">Low</dt>
              <dd>{figure(total.lowPkr)}</dd>
            </div>
            <div className="text-center">
              <dt className="text-muted">Likely</dt>
              <dd>{figure(total.costPkr)}</dd>
            </div>
            <div className="text-right">
              <dt className="text-muted">High</dt>
              <dd>{figure(total.highPkr)}</dd>
            </div>
          </dl>
        </div>
        <dl className="mt-5 grid grid-cols-2 gap-4 border-line border-t pt-4 text-small sm:grid-cols-4">
          <Fact figure={displayRupees(perSft.costPkr)} name="For a square foot" />
          <Fact figure={figure(total.materialPkr)} name="Material" />
          <Fact figure={figure(total.labourPkr)} name="Labour" />
          {phases.map((phase) => (
            <Fact figure={figure(phase.costPkr)} key={phase.phase} name={phase.title} />
          ))}
        </dl>
        <RadioChips
          className="mt-5 print:hidden"
          legend="Figures"
          onChange={setShownAs}
          options={figureOptions}
          value={shownAs}
        />
        <div className="mt-5 grid gap-3">
          {materialNotIncludedPkr > 0 && (
            <PlainNote>
              Labour alone: material of about {figure(materialNotIncludedPkr)} is yours to buy and is not in
              this bill.
            </PlainNote>
          )}
          <PlainNote>{comparison.sentence}</PlainNote>
          <PlainNote>
            By cost, {percentOf(published.published)} has a published rate, {percentOf(published.derived)} one
            worked out from published figures, {percentOf(published.assumed)} one we assume. The range covers
            prices only, not design, soil or time.
          </PlainNote>
          {leftOut.length > 0 && (
            <PlainNote>Left out at this grade: {leftOut.map(({ item }) => item).join('; ')}.</PlainNote>
          )}
        </div>
      </section>
      <TakeAway estimate={estimate} />
      <section aria-label="Sections of the bill">
        <h2 className="text-h2">Line by line</h2>
        <PlainNote className="mt-3">
          Costs add up to the rupee. Lines seldom all turn out dear at once, so a section’s range is narrower
          than the ranges of its lines put together.
        </PlainNote>
        <div className="mt-5 border-line border-t">
          {sections.map((section) => (
            <BillSection
              figure={figure}
              key={section.key}
              printing={printing}
              scaleToPkr={scaleToPkr}
              section={section}
            />
          ))}
        </div>
        <p className="flex justify-between gap-4 py-4 font-display text-h3">
          <span>Total</span>
          <span className="tabular-nums">{figure(total.costPkr)}</span>
        </p>
      </section>
    </div>
  )
})

function Fact({ name, figure }: { name: string; figure: string }) {
  return (
    <div>
      <dt className="text-muted">{name}</dt>
      <dd className="font-display text-body tabular-nums">{figure}</dd>
    </div>
  )
}
