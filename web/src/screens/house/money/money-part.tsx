import type { HouseMoney, HouseStage, HouseView } from '@tameer/contract'
import { wholePercent } from '@tameer/houses'
import { useId } from 'react'
import * as words from '#words/house-money'
import { afterAgreedDay, cameLate, listed } from '#words/house-page'
import { stageInside, stageName } from '#words/house-questions'
import { Amount } from '../../../ui/text/amount.tsx'
import { Sentence } from '../../../ui/text/sentence.tsx'
import { Meter } from './meter.tsx'
import { waitingPkr } from './payments.ts'

/** Price, what is agreed and what is paid, on one scale; only for callers that see money. */
export function MoneyPart({ view }: { view: HouseView }) {
  const id = useId()
  const { house, changes, money } = view
  if (!money) return null
  const isPlan = house.basis === 'estimate'
  const agreed = changes.filter(({ state }) => state === 'agreed').length
  const before = isPlan ? words.estimated : words.quoted
  return (
    <section aria-labelledby={id} className="mb-10">
      <h2 className="font-normal font-sans text-muted text-small" id={id}>
        {isPlan ? words.yourPlan : words.agreedPrice}
      </h2>
      <p className="leading-tight">
        <Amount
          className="text-[2.25rem]"
          text={words.displayAmount(money.contractPkr)}
          unit="text-[0.42em]"
        />
      </p>
      <p className="text-muted text-small">{before(money.basePkr, agreed, money.changesPkr)}</p>
      <Bars money={money} view={view} />
      <Sentences money={money} view={view} />
    </section>
  )
}

interface MoneyProps {
  view: HouseView
  money: HouseMoney
}

/** "Done and agreed" above "Paid". Hatched: said to be done, or said to be paid, and not confirmed. */
function Bars({ view, money }: MoneyProps) {
  const { contractPkr, agreedPkr, agreedPercent, paidPkr, saidPkr } = money
  const claimed = view.stages.filter(({ state }) => state === 'claimed')
  const claimedPkr = claimed.reduce((sum, { duePkr }) => sum + (duePkr ?? 0), 0)
  const wholePkr = Math.max(contractPkr, paidPkr + saidPkr)
  const names = listed(claimed.map(({ stage }) => stageInside(stage)))
  return (
    <dl className="mt-4 grid gap-3.5">
      <Meter
        hatchedPkr={claimedPkr}
        line={
          claimedPkr > 0
            ? words.percentWith(agreedPercent, names, wholePercent(agreedPkr + claimedPkr, contractPkr))
            : words.percent(agreedPercent)
        }
        name={words.done}
        solidLook="bg-blue"
        solidPkr={agreedPkr}
        sum={words.groupDigits(agreedPkr)}
        wholePkr={wholePkr}
      />
      <Meter
        hatchedPkr={saidPkr}
        line={paidLine({ view, money })}
        name={words.paid}
        solidLook="bg-ink"
        solidPkr={paidPkr}
        sum={words.groupDigits(view.house.alone ? paidPkr + saidPkr : paidPkr)}
        wholePkr={wholePkr}
      />
    </dl>
  )
}

/** How much is paid, in how many payments, and what waits. */
function paidLine({ view, money }: MoneyProps): string {
  const { contractPkr, paidPkr, saidPkr } = money
  const alone = view.house.alone
  const count = view.payments.filter(
    ({ state }) => state === 'confirmed' || (alone && state === 'noted'),
  ).length
  return [
    words.percent(wholePercent(alone ? paidPkr + saidPkr : paidPkr, contractPkr)),
    count > 0 && words.countedPayments(count),
    standing(view, count),
  ]
    .filter(Boolean)
    .join(' · ')
}

function standing(view: HouseView, count: number): string | false {
  const { house, payments } = view
  if (view.house.alone)
    return count > 0 && (house.role === 'own' ? words.writtenByYou : words.writtenByFamily)
  const pkr = waitingPkr(payments)
  if (pkr > 0) return words.waitsForConfirmation(pkr)
  return count > 0 && words.allConfirmed
}

/** Sentences about a stage that is late, and about money that is paid before it is built in. */
function Sentences({ view, money }: MoneyProps) {
  const { house, stages } = view
  const late = stages.findLast(({ lateDays }) => lateDays > 0)
  const never = house.basis === 'estimate'
  const said = [
    late && { key: 'late', text: lateSentence(late) },
    money.warns && { key: 'ahead', text: <Ahead money={money} /> },
    !never && money.aheadPkr === 0 && { key: 'nothing', text: words.nothingAhead },
    house.taxOnTop && { key: 'tax', text: words.taxOnTop },
  ].filter((one) => one !== false && one !== undefined)
  if (said.length === 0) return null
  return (
    <div className="mt-5 grid gap-1.5 border-line border-y py-2.5 text-small">
      {said.map(({ key, text }) => (
        <p className={key === 'ahead' ? 'border-blue border-s-4 bg-wash px-3 py-2' : undefined} key={key}>
          {text}
        </p>
      ))}
    </div>
  )
}

function Ahead({ money: { aheadPkr, contractPkr } }: Pick<MoneyProps, 'money'>) {
  const sum = (
    <b className="font-semibold figures" key="sum">
      {words.groupDigits(aheadPkr)}
    </b>
  )
  return <Sentence parts={words.ahead(sum, wholePercent(aheadPkr, contractPkr))} />
}

/** A stage that came after its agreed day, or that is late now. */
function lateSentence({ stage, state, lateDays }: HouseStage): string {
  if (state === 'claimed' || state === 'agreed') return cameLate(stageName(stage), lateDays)
  return `${stageName(stage)} · ${afterAgreedDay(lateDays)}`
}
