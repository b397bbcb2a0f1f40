import './ladder.css'
import type { HouseStage } from '@tameer/contract'
import { lazy, type ReactNode, Suspense } from 'react'
import * as words from '#words/house-page'
import { stageDone } from '#words/house-questions'
import type { OpenedHouse } from '../../../features/houses/house-acts.ts'
import { importWithRetry } from '../../../net/import-with-retry.ts'
import { classNames } from '../../../ui/class-names.ts'
import { stateOf } from '../house-in-words.ts'
import { paymentsOfStage } from '../money/payments.ts'
import { stageActsOf } from './stage-act-names.ts'
import { Trio } from './trio.tsx'

const RungInside = lazy(async () => {
  const { RungInside } = await importWithRetry(() => import('./rung-inside.tsx'))
  return { default: RungInside }
})

/** The stages from the first to the last: a dimension line set upright, with a tick at each that is agreed. */
export function Ladder({ opened }: { opened: OpenedHouse }) {
  const { stages } = opened.view
  const current = stages.find(({ state }) => state === 'claimed')
  return (
    <ol className="ladder mt-2">
      {stages.map((stage) => (
        <li
          aria-current={stage === current ? 'step' : undefined}
          className={classNames(stage.state === 'agreed' && 'is-done', stage.state === 'claimed' && 'is-now')}
          key={stage.id}
        >
          <Rung opened={opened} stage={stage} />
        </li>
      ))}
    </ol>
  )
}

/** A stage with its sum and its state. It opens to its pictures and to what can be done with it. */
function Rung({ stage, opened }: { stage: HouseStage; opened: OpenedHouse }) {
  const { view, access } = opened
  const line = <RungLine house={view.house} stage={stage} />
  const acts = stageActsOf(stage, view.house).length > 0
  const paid = paymentsOfStage(view, stage.id).length > 0
  if (!stage.claim && !stage.question && !acts && !paid) return <div className="py-2">{line}</div>
  return (
    <details>
      <summary className="block py-2 hover:text-blue">{line}</summary>
      <div className="pb-3">
        {stage.question && (
          <p className="text-small" dir="auto">
            {words.quoted(stage.question.text)}
          </p>
        )}
        {stage.claim && <Trio access={access} claim={stage.claim} stage={stage.stage} />}
        {stage.claim?.text && (
          <p className="text-small" dir="auto">
            {words.quoted(stage.claim.text)}
          </p>
        )}
        <Suspense fallback={null}>
          <RungInside opened={opened} stage={stage} />
        </Suspense>
      </div>
    </details>
  )
}

function RungLine({ stage, house }: { stage: HouseStage; house: OpenedHouse['view']['house'] }): ReactNode {
  const { state, duePkr } = stage
  const ahead = state !== 'agreed' && state !== 'claimed'
  return (
    <span className="flex flex-wrap items-baseline justify-between gap-x-3 leading-snug">
      <span
        className={classNames(
          'min-w-0 wrap-anywhere',
          state === 'claimed' ? 'font-semibold' : 'font-medium',
          ahead && 'text-muted',
        )}
      >
        {stageDone(stage.stage)}
      </span>
      {duePkr !== null && (
        <bdi className={classNames('whitespace-nowrap figures', ahead && 'text-muted')} dir="ltr">
          {words.groupDigits(duePkr)}
        </bdi>
      )}
      <span className="w-full text-muted text-small">{stateOf(stage, house)}</span>
    </span>
  )
}
