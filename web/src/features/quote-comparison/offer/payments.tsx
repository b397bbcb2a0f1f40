import { dueOf, type LevelledQuote, type StageShare, stagesInRupees, type Terms } from '@tameer/quotes'
import { groupDigits } from '#words/amounts'
import * as words from '#words/quote-payments'
import { classNames } from '../../../ui/class-names.ts'
import { nameOfStage } from '../rows/stage-name.ts'

const looks = { 'before-work': 'pay-before', 'at-handover': 'pay-end' }

interface PaymentsProps {
  /** Leaves out the explanation of the bar. */
  hintless?: boolean
  offer: {
    readonly quote: { readonly terms: Terms }
    readonly levelled: Pick<LevelledQuote, 'payment' | 'headlinePkr'>
  }
}

/** Payment stages: a bar of their shares, and each in rupees of the quoted price. */
export function Payments({ offer: { quote, levelled }, hintless = false }: PaymentsProps) {
  const { stages } = quote.terms
  const { beforeWorkPercent, atHandoverPercent } = levelled.payment
  const amounts = stagesInRupees(levelled.headlinePkr, stages)
  if (stages.length === 0) return null
  return (
    <>
      <div
        aria-label={words.payLabel(beforeWorkPercent, atHandoverPercent)}
        className="pay-bar my-2 flex h-5 border border-ink"
        role="img"
      >
        {stages.map((stage, place) => (
          <i
            className={classNames('block', lookOf(stage))}
            // biome-ignore lint/suspicious/noArrayIndexKey: two stages may be alike, and they never move
            key={place}
            style={{ inlineSize: `${stage.percent}%` }}
          />
        ))}
      </div>
      {!hintless && <p className="text-muted text-small">{words.payHint}</p>}
      <ol className="mt-3 grid gap-2">
        {stages.map((stage, place) => (
          <li
            className="flex flex-wrap items-baseline gap-x-3"
            // biome-ignore lint/suspicious/noArrayIndexKey: two stages may be alike, and they never move
            key={place}
          >
            <span className="w-13 text-end font-display">{words.percent(stage.percent)}</span>
            <span className="flex-[1_1_9rem]">
              <bdi>{nameOfStage(stage)}</bdi>
            </span>
            <span className="ms-auto figures">{groupDigits(amounts[place] ?? 0)}</span>
          </li>
        ))}
      </ol>
    </>
  )
}

function lookOf(stage: StageShare): string | undefined {
  const due = dueOf(stage)
  return due === 'before-work' || due === 'at-handover' ? looks[due] : undefined
}
