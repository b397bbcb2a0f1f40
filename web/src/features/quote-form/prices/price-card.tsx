import type { FrozenLine } from '@tameer/quotes'
import { type ReactNode, type RefObject, useId } from 'react'
import { displayAmount, groupDigits } from '#words/amounts'
import * as words from '#words/quote-form'

interface PriceCardProps {
  title: string
  card: RefObject<HTMLElement | null>
  /** Lines whose estimate is shown beside the title. */
  lines?: readonly FrozenLine[]
  areaSft?: number
  /** Shown in place of the estimate: the sum of its parts. */
  amount?: string
  children: ReactNode
}

/** Card of the house or one of its phases, with its estimate. */
export function PriceCard({ title, card, lines = [], areaSft = 0, amount, children }: PriceCardProps) {
  const id = useId()
  const estimatePkr = lines.reduce((sum, { costPkr }) => sum + costPkr, 0)
  return (
    <section
      aria-labelledby={id}
      className="grid gap-3 border border-line bg-sheet p-4 outline-none"
      ref={card}
      tabIndex={-1}
    >
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h3 className="text-h3" id={id}>
          {title}
        </h3>
        {amount === undefined ? (
          <p className="text-end text-muted text-small figures">
            {words.estimateInShort(displayAmount(estimatePkr))}
            {areaSft > 0 && (
              <span className="block">{words.rateASqFt(groupDigits(Math.round(estimatePkr / areaSft)))}</span>
            )}
          </p>
        ) : (
          <b className="wrap-anywhere font-semibold figures">{amount}</b>
        )}
      </div>
      {children}
    </section>
  )
}
