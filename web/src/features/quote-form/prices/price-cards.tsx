import type { Bill, PhaseAmounts } from '@tameer/quotes'
import * as words from '#words/quote-form'
import type { BillPhase, Change, QuoteEntry } from '../entry/entry.ts'
import { HouseCard } from '../entry/house-card.tsx'
import type { FieldProblems } from '../entry/quote-form-problems.ts'
import { toHousePrice } from './one-price.ts'
import { PhaseCard } from './phase-card.tsx'
import type { SectionProps } from './use-sections.ts'

interface PriceCardsProps {
  bill: Bill
  phases: readonly BillPhase[]
  entry: QuoteEntry
  amounts: readonly PhaseAmounts[]
  problems: FieldProblems
  edit: (change: Change) => void
  sections: SectionProps
  /** Called after other cards have replaced those whose button was pressed. */
  onChanged: () => void
}

/** A card for each phase, or one for the whole house. */
export function PriceCards({ phases, amounts, onChanged, ...shared }: PriceCardsProps) {
  const { bill, entry, problems, edit } = shared
  if (entry.one)
    return <HouseCard bill={bill} edit={edit} entry={entry} onParts={onChanged} problem={problems.house} />
  return (
    <>
      {phases.map((phase) => (
        <PhaseCard
          {...shared}
          amounts={amounts.find(({ id }) => id === phase.id)}
          key={phase.id}
          phase={phase}
        />
      ))}
      {phases.length > 1 && (
        <button
          className="link min-h-11 justify-self-start text-start text-small"
          onClick={() => {
            edit(toHousePrice(bill))
            onChanged()
          }}
          type="button"
        >
          {words.oneHousePrice}
        </button>
      )}
    </>
  )
}
