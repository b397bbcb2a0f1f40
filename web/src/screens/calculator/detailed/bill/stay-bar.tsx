import type { DetailedEstimate } from '@tameer/calculator'
import * as words from '#words/bill'
import { keepFirstHouse } from '../../../../features/own-house/house-of-bill.ts'
import { buttonLook } from '../../../../ui/button.tsx'
import { classNames } from '../../../../ui/class-names.ts'
import { Amount } from '../../../../ui/text/amount.tsx'
import { useFigures } from '../../../../ui/use-figures.ts'
import { BuildersLink } from '../../builders-link.tsx'
import { useWrittenStages } from '../use-written-stages.ts'
import type { Builders } from './use-builders.ts'

interface StayBarProps {
  estimate: DetailedEstimate
  builders: Builders
  /** True while the buttons above are in sight. */
  hidden: boolean
  stale: boolean
}

/** The total and the way to builders, in sight for as long as one reads the bill. */
export function StayBar({ estimate, builders, hidden, stale }: StayBarProps) {
  return (
    <div
      className={classNames(
        'stick-bottom z-10 -mx-4 mt-(--part) flex min-h-16 flex-wrap items-center justify-between gap-x-3 gap-y-1 border-edge border-t bg-paper px-4 py-2 min-[768px]:mx-0 min-[768px]:px-0',
        // Screen readers are told a new total all the same.
        hidden && 'pointer-events-none opacity-0',
      )}
    >
      <Totals estimate={estimate} stale={stale} />
      <BuildersLink
        className={buttonLook('main', classNames('shrink-0 max-md:px-4', hidden && 'invisible'))}
        city={estimate.answers.city}
        onGo={() => keepFirstHouse(estimate)}
      >
        <span className="md:hidden">{words.buildersShort(builders.count)}</span>
        <span className="max-md:hidden">{builders.name}</span>
      </BuildersLink>
    </div>
  )
}

/** The stage that the bill is of first. */
function Totals({ estimate, stale }: Pick<StayBarProps, 'estimate' | 'stale'>) {
  const { figure } = useFigures()
  const { isComplete, complete, grey } = useWrittenStages(estimate)
  const { total, addOns, totalWithAddOns } = estimate
  const more = addOns.length
    ? words.totalWithAll(figure(totalWithAddOns.costPkr))
    : words.range(figure(total.lowPkr), figure(total.highPkr))
  return (
    <p className="min-w-0 flex-[1_1_10rem] text-muted text-small leading-tight" role="status">
      <span className={isComplete ? 'max-md:sr-only' : undefined}>
        {isComplete ? words.complete : words.greyAlone}{' '}
      </span>
      <Amount className="text-h2 text-ink max-md:block" text={isComplete ? complete : grey} />{' '}
      <span className="figures">
        <span className="max-md:hidden">· </span>
        {isComplete ? (
          <>
            {/* A phone has no room for the longer words. */}
            <span className="md:hidden">{words.greyInShort(grey)}</span>
            <span className="max-md:hidden">{words.andGrey(grey)}</span>
          </>
        ) : (
          words.andComplete(complete)
        )}
        <span className={addOns.length > 0 ? undefined : 'max-md:hidden'}> · {more}</span>
        {stale && <span className="block">{words.ofLastGoodAnswers}</span>}
      </span>
    </p>
  )
}
