import type { Amounts } from '@tameer/calculator'

type RangeBarProps = {
  amounts: Amounts
  /** Range of the whole bar, in rupees. */
  scale: { fromPkr: number; toPkr: number }
}

/**
 * A bar from low to high in reading direction, with the likely cost as a tick. The figures beside it say the same in
 * words.
 */
export function RangeBar({ amounts, scale }: RangeBarProps) {
  const place = (pkr: number) =>
    `${(((pkr - scale.fromPkr) / (scale.toPkr - scale.fromPkr)) * 100).toFixed(2)}%`
  const { lowPkr, costPkr, highPkr } = amounts
  return (
    <svg aria-hidden="true" className="mirrored block h-3 w-full" preserveAspectRatio="none">
      <line className="stroke-line" x1="0" x2="100%" y1="6" y2="6" />
      <line className="stroke-blue" strokeWidth={6} x1={place(lowPkr)} x2={place(highPkr)} y1="6" y2="6" />
      <line className="stroke-brick" strokeWidth={3} x1={place(costPkr)} x2={place(costPkr)} y1="0" y2="12" />
    </svg>
  )
}
