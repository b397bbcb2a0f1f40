import type { Company } from '@tameer/contract'
import { useId } from 'react'
import { groupDigits } from '#words/amounts'
import * as words from '#words/rates'

/** The rates that a company gives itself, as a card among its projects. Renders nothing when there are none. */
export function OwnRates({ rates }: Pick<Company, 'rates'>) {
  const id = useId()
  const { completePkr, completeGivenOn, greyPkr, greyGivenOn } = rates
  const rows = [
    { name: words.kinds.complete, pkr: completePkr, givenOn: completeGivenOn },
    { name: words.kinds.grey, pkr: greyPkr, givenOn: greyGivenOn },
  ].filter(({ pkr }) => pkr !== null)
  if (rows.length === 0) return null
  return (
    <section aria-labelledby={id} className="drafted px-5 py-4">
      <h3 className="text-h3" id={id}>
        {words.ownRates}
      </h3>
      <p className="text-muted text-small">{words.ownRatesUnit}</p>
      <dl className="mt-2">
        {rows.map(({ name, pkr, givenOn }) => (
          <div
            className="flex flex-wrap items-baseline justify-between gap-x-4 border-line border-t py-2"
            key={name}
          >
            <dt>
              {name}
              <span className="block text-muted text-small">{givenOn && words.givenOn(givenOn)}</span>
            </dt>
            <dd className="font-display font-medium figures">{pkr && groupDigits(pkr)}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
