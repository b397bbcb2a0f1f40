import type { DetailedEstimate } from '@tameer/calculator'
import { useId } from 'react'
import * as words from '#words/bill'
import { BillSection } from '../../../../features/estimates/bill-section.tsx'
import { Amount } from '../../../../ui/amount.tsx'
import { useFigures } from '../../../../ui/use-figures.ts'

/** The sections of the bill, each with its lines inside. */
export function BillLines({ estimate }: { estimate: DetailedEstimate }) {
  const headingId = useId()
  const { figure } = useFigures()
  const { sections, total, sources } = estimate
  const dearestPkr = Math.max(...sections.map(({ costPkr }) => costPkr))
  return (
    <section aria-labelledby={headingId} className="mt-(--part)">
      <h2 className="text-h3" id={headingId}>
        {words.lineByLine}
      </h2>
      <p className="mt-1 text-muted text-small">{words.linesHint}</p>
      <div className="mt-3 border-edge border-t">
        {sections.map((section) => (
          <BillSection
            dearestPkr={dearestPkr}
            figure={figure}
            key={section.key}
            section={section}
            sources={sources}
          />
        ))}
      </div>
      <p className="flex min-h-13 flex-wrap items-center gap-x-4 border-edge border-b font-display text-h3">
        <span className="flex-[1_1_5rem]">{words.total}</span>
        <span className="text-muted text-small figures max-md:hidden">
          {words.range(figure(total.lowPkr), figure(total.highPkr))}
        </span>
        <Amount className="ms-auto pe-7" text={figure(total.costPkr)} />
      </p>
    </section>
  )
}
