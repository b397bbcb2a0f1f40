import type { DetailedEstimate, Lever } from '@tameer/calculator'
import { useId, useRef, useState } from 'react'
import { groupDigits } from '#words/amounts'
import * as words from '#words/bill-plan'
import { classNames } from '../../../../ui/class-names.ts'
import { Amount } from '../../../../ui/text/amount.tsx'
import { TriedLine, TriedStatus, useDifferences } from './tried-line.tsx'
import type { OtherHouses } from './use-other-houses.ts'
import type { Tries } from './use-tries.ts'

/** How many a phone shows at first. */
const savingsShown = 4

type SavingsProps = { estimate: DetailedEstimate; others: OtherHouses | undefined; tries: Tries }

/** Amounts that changes of the house would save. One press tries each. */
export function Savings({ estimate: { total }, others, tries }: SavingsProps) {
  const headingId = useId()
  const heading = useRef<HTMLHeadingElement>(null)
  const [all, setAll] = useState(false)
  const { amount } = useDifferences()
  const isHere = (place: Tries['undone']) => typeof place === 'number'
  const hidden = Math.max(0, (others?.savings.length ?? 0) - savingsShown)
  const rows =
    others?.savings.map(({ lever, changed, savedPkr }, row) => {
      const name = nameOf(lever)
      return (
        <SavingRow
          amount={amount(savedPkr)}
          // A wide screen has room for all of them.
          className={row >= savingsShown && !all ? 'max-md:hidden' : undefined}
          key={name}
          name={name}
          onPress={() => tries.attempt(name, changed, row)}
        />
      )
    }) ?? []
  const { last } = tries
  if (last && typeof last.place === 'number')
    rows.splice(
      last.place,
      0,
      <li
        className="flex min-h-13 flex-wrap items-center justify-between gap-x-4 border-line border-b bg-wash px-2"
        key={last.after}
      >
        <TriedLine heading={heading} tries={tries} />
      </li>,
    )
  return (
    <section aria-labelledby={headingId} className="mt-(--part) min-w-0">
      <h2 className="text-h3 outline-none" id={headingId} ref={heading} tabIndex={-1}>
        {words.savingsTitle}
      </h2>
      <p className="mt-1 text-muted text-small">{words.savingsHint}</p>
      <TriedStatus isHere={isHere} totalPkr={total.costPkr} tries={tries} />
      <ul className="mt-3 border-edge border-t">
        {rows}
        {others?.savings.length === 0 && <li className="py-3 text-muted">{words.noSavings}</li>}
        {!others && <li className="min-h-52 py-3 text-muted">{words.working}</li>}
      </ul>
      {hidden > 0 && !all && (
        <button
          className="min-h-11 font-medium text-blue text-small md:hidden"
          onClick={() => setAll(true)}
          type="button"
        >
          {words.showMore(hidden)}
        </button>
      )}
    </section>
  )
}

type SavingRowProps = { name: string; amount: string; className: string | undefined; onPress: () => void }

function SavingRow({ name, amount, className, onPress }: SavingRowProps) {
  const [before, after] = words.lessAround
  return (
    <li className={classNames('border-line border-b', className)}>
      <button
        className="flex min-h-13 w-full flex-wrap items-center justify-between gap-x-4 py-1 text-start"
        onClick={onPress}
        type="button"
      >
        <span className="flex-[1_1_8rem] leading-tight">
          <span className="link">{name}</span>
        </span>
        <span className="ms-auto text-end">
          {before && <span className="text-muted text-small">{before} </span>}
          <Amount text={amount} />
          {after && <span className="text-muted text-small"> {after}</span>}
        </span>
      </button>
    </li>
  )
}

function nameOf(lever: Lever): string {
  switch (lever.code) {
    case 'area':
      return words.smallerArea(groupDigits(lever.coveredAreaSft))
    case 'storey':
      return words.fewerStoreys(lever.storeys, groupDigits(lever.coveredAreaSft))
    case 'bathroom':
      return words.fewerBathrooms(lever.bathrooms)
    case 'option':
      return words.withoutOption(lever.option)
  }
}
