import type { DetailedEstimate } from '@tameer/calculator'
import { requestAboutEstimate } from '@tameer/contract'
import { useId } from 'react'
import * as words from '#words/bill'
import { estimateQuery } from '../../../../lib/estimate-query.ts'
import { firstPicture } from '../../../../net/picture-source.ts'
import { ActionLink } from '../../../../ui/links.tsx'
import { Picture } from '../../../../ui/pictures/picture.tsx'
import type { Builders } from './use-builders.ts'

type BillEndProps = { estimate: DetailedEstimate; builders: Builders }

/** Limits of a bill, and whom to ask next. */
export function BillEnd({ estimate, builders }: BillEndProps) {
  const headingId = useId()
  return (
    <section
      aria-labelledby={headingId}
      className="mt-(--part) grid gap-6 md:grid-cols-[repeat(auto-fit,minmax(min(100%,18rem),1fr))] md:items-start md:gap-10"
    >
      <div>
        <h2 className="text-h3" id={headingId}>
          {words.disclaimer}
        </h2>
        <p className="mt-1 text-muted text-small">
          {words.pricesMove} {words.agreeInWriting}
        </p>
      </div>
      <div className="drafted p-4 sm:p-6">
        <h3 className="text-h3">{words.askBuilders}</h3>
        {builders.houses.length > 0 && (
          <ul aria-hidden="true" className="mt-3 grid grid-cols-4 gap-1 max-md:hidden">
            {builders.houses.map(({ id, portfolioImages }) => (
              <li key={id}>
                <Picture alt="" picture={firstPicture(portfolioImages)} ratio={4 / 3} sizes="110px" />
              </li>
            ))}
          </ul>
        )}
        <p className="mt-3 text-small">{words.askBuildersText}</p>
        <ActionLink className="mt-4 w-full" to={requestAboutEstimate(estimateQuery(estimate))}>
          {words.askForPrices}
        </ActionLink>
      </div>
    </section>
  )
}
