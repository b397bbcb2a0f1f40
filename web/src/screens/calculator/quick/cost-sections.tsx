import type { BreakdownKey, QuickEstimate, QuickSection } from '@tameer/calculator'
import { useId } from 'react'
import { displayAmount, displayItemCost, displayRate } from '#words/amounts'
import { areas, cities } from '#words/places'
import { displayQuantity } from '#words/quantities'
import * as words from '#words/quick-estimate'
import { sections as sectionNames } from '#words/values'
import { ScrollTable } from '../../../ui/scroll-table.tsx'
import { PlainNote } from '../../../ui/text/plain-note.tsx'

/** Work that each section of the breakdown includes. */
const sectionWords: { readonly [key in BreakdownKey]?: string } = {
  foundation_and_structure: words.foundationText,
  wood_metal_and_tile_works: words.woodText,
  electric_works: words.electricText,
  plumbing_works: words.plumbingText,
  fittings_and_fixtures: words.fittingsText,
  utilities_installation: words.utilitiesText,
}

/** Largest difference in rupees that comes from rounding the published total. */
const roundingPkr = 1_000

type CostSectionsProps = { estimate: QuickEstimate }

/** The six sections of the breakdown, each with its own lines. */
export function CostSections({ estimate }: CostSectionsProps) {
  const headingId = useId()
  return (
    <section aria-labelledby={headingId}>
      <h2 className="text-h2" id={headingId}>
        {words.madeOf}
      </h2>
      <PlainNote className="mt-3">
        {words.sectionsHint(areas[estimate.area], cities[estimate.city])}
        {estimate.view === 'Grey Structure' && ` ${words.greySectionsHint}`}
      </PlainNote>
      <div className="mt-5 border-line border-t">
        {estimate.sections.map((section) => (
          <CostSection key={section.key} section={section} />
        ))}
      </div>
    </section>
  )
}

function CostSection({ section }: { section: QuickSection }) {
  const { key, total, lines, linesPkr } = section
  const title = sectionNames[key]
  return (
    <details className="border-line border-b">
      <summary className="flex min-h-14 items-center gap-4 py-3 hover:text-blue">
        <span className="flex flex-1 flex-wrap items-center gap-x-4">
          <h3 className="flex-[1_1_9rem] text-h3">{title}</h3>
          <span className="ms-auto whitespace-nowrap font-display figures">{displayAmount(total.pkr)}</span>
        </span>
        <span aria-hidden="true" className="plus shrink-0" />
      </summary>
      <div className="grid grid-cols-1 gap-4 pb-6">
        <p className="max-w-measure text-muted">{sectionWords[section.key]}</p>
        <ScrollTable label={words.itemsOf(title)}>
          <thead>
            <tr>
              <th scope="col">{words.item}</th>
              <th scope="col">{words.rate}</th>
              <th scope="col">{words.quantity}</th>
              <th scope="col">{words.cost}</th>
            </tr>
          </thead>
          <tbody>
            {lines.map((line) => (
              <tr key={line.id}>
                <th scope="row">{line.item}</th>
                <td>{displayRate(line.ratePkr, line.unit, line.id)}</td>
                <td>{displayQuantity(line)}</td>
                <td>{displayItemCost(line.costPkr)}</td>
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row">{words.sumOfLines}</th>
              <td />
              <td />
              <td>{displayAmount(linesPkr)}</td>
            </tr>
          </tfoot>
        </ScrollTable>
        {Math.abs(linesPkr - total.pkr) >= roundingPkr && (
          <PlainNote>
            {words.linesDiffer(
              displayAmount(linesPkr),
              displayAmount(total.pkr),
              total.lowPkr < total.highPkr ? total.published : undefined,
            )}
          </PlainNote>
        )}
      </div>
    </details>
  )
}
