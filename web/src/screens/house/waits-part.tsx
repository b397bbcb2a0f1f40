import { type HouseStage, screens } from '@tameer/contract'
import { Suspense, useState } from 'react'
import * as words from '#words/house-page'
import { stageDone, stageName, stageQuestion } from '#words/house-questions'
import type { OpenedHouse } from '../../features/houses/house-acts.ts'
import { Button } from '../../ui/button.tsx'
import { ActionLink } from '../../ui/links.tsx'
import { LoadingText } from '../../ui/spinner.tsx'
import { Sentence } from '../../ui/text/sentence.tsx'
import type { Told } from './after-act.tsx'
import { waitingChange } from './changes/waiting-change.ts'
import { builderOf, onDay } from './house-in-words.ts'
import { AskInPlace, ChangeBox, SnagBox } from './later.ts'
import { DueBox, PaymentBox } from './money/payment-boxes.tsx'
import { isDue, waitingPayment } from './money/payments.ts'
import { waitingClaim, waitingSnag } from './red-act.ts'
import { Trio } from './stages/trio.tsx'
import { useAgreeing } from './use-agreeing.ts'
import { useTakeStageBack } from './use-take-stage-back.ts'
import { WaitsBox } from './waits-box.tsx'

interface WaitsProps {
  opened: OpenedHouse
  /** Called after an answer, with the line that the person may send on WhatsApp. */
  onTold: (told: Told) => void
}

/**
 * The box of what waits for the caller's side, one at a time, or for the family. Nothing while nothing waits. The page
 * waits for the scripts of a box, since its height is not known before.
 */
export function WaitsPart({ opened, onTold }: WaitsProps) {
  const { view } = opened
  const { house, stages, waits } = view
  const claimed = house.role === 'own' && house.state === 'open' ? waitingClaim(view) : undefined
  if (claimed?.claim)
    return <ClaimBox key={claimed.claim.id} onTold={onTold} opened={opened} stage={claimed} />
  const asked = stages.find(({ state, question }) => state === 'questioned' && question)
  const mustAnswer = waits.some(({ kind }) => kind === 'question')
  const change = mustAnswer ? undefined : waitingChange(view)
  if (change) return <ChangeBox change={change} key={change.id} onTold={onTold} opened={opened} />
  const fresh = house.role === 'own' ? lastAgreed(stages) : undefined
  if (!mustAnswer) {
    const payment = waitingPayment(view)
    if (payment) return <PaymentBox key={payment.id} onTold={onTold} opened={opened} payment={payment} />
    const snag = waitingSnag(view)
    if (snag) return <SnagBox key={snag.id} opened={opened} snag={snag} />
    if (isDue(view)) {
      return (
        <div className="grid gap-6">
          <DueBox fresh={fresh} opened={opened} />
          {asked && <AskedBox mustAnswer={false} opened={opened} stage={asked} />}
        </div>
      )
    }
  }
  if (asked) return <AskedBox mustAnswer={mustAnswer} opened={opened} stage={asked} />
  return fresh ? <AgreedBox opened={opened} stage={fresh} /> : null
}

/** The stage that was agreed last, while the agreement can be taken back. */
function lastAgreed(stages: readonly HouseStage[]): HouseStage | undefined {
  const fresh = stages.filter(({ takeBackUntil }) => takeBackUntil !== null)
  return fresh.toSorted((a, b) => (a.takeBackUntil ?? '').localeCompare(b.takeBackUntil ?? '')).at(-1)
}

/** True when the part of the page that `WaitsPart` fills has something in it. */
export function hasWaits(view: OpenedHouse['view']): boolean {
  const { house, stages, waits } = view
  if (isDue(view) || waitingPayment(view) || waitingSnag(view)) return true
  if (house.role === 'own' && house.state === 'open' && waits.some(({ kind }) => kind === 'claim'))
    return true
  if (waitingChange(view)) return true
  return stages.some(
    ({ state, question, takeBackUntil }) =>
      (state === 'questioned' && question) || (house.role === 'own' && takeBackUntil),
  )
}

/** A stage that is said to be done, with its pictures and both answers. */
function ClaimBox({ opened, stage, onTold }: WaitsProps & { stage: HouseStage }) {
  const { view, access } = opened
  const { claim, shiftedOn } = stage
  const { busy, sum, agree } = useAgreeing(opened, stage, onTold)
  const [asking, setAsking] = useState(false)
  if (!claim) return null
  return (
    <WaitsBox kicker={words.waitsForYou} title={stageQuestion(stage.stage)}>
      <p className="text-small">
        <Sentence
          parts={words.saysSince(
            <bdi key="who">{claim.who || builderOf(view.house)}</bdi>,
            onDay(claim.at),
            shiftedOn,
          )}
        />
      </p>
      <Trio access={access} claim={claim} stage={stage.stage} />
      {claim.text && (
        <p className="mb-2" dir="auto">
          {words.quoted(claim.text)}
        </p>
      )}
      {asking ? (
        <Suspense fallback={<LoadingText />}>
          <AskInPlace onBack={() => setAsking(false)} onTold={onTold} opened={opened} stage={stage} />
        </Suspense>
      ) : (
        <>
          {sum && (
            <p>
              <Sentence
                parts={words.ifYouAgree(
                  <b className="font-semibold figures" key="sum">
                    {sum}
                  </b>,
                )}
              />
            </p>
          )}
          <div className="mt-5 flex flex-wrap gap-3 *:flex-1 *:basis-32 sm:*:flex-none sm:*:basis-auto">
            <Button busy={busy} className="sm:px-7" onClick={() => void agree()} variant="main">
              {words.agreed}
            </Button>
            <Button className="sm:px-6" onClick={() => setAsking(true)}>
              {words.aQuestion}
            </Button>
          </div>
        </>
      )}
    </WaitsBox>
  )
}

/** A question of the family: for itself that it waits, for the builder's side that it must be answered. */
function AskedBox({
  opened: { view },
  stage,
  mustAnswer,
}: {
  opened: OpenedHouse
  stage: HouseStage
  mustAnswer: boolean
}) {
  const { house } = view
  const own = house.role === 'own' || house.role === 'family'
  const kicker = own
    ? `${house.role === 'own' ? words.youAsked : words.theFamilyAsked} · ${words.waitsFor(builderOf(house))}`
    : words.familyAsks
  return (
    <WaitsBox kicker={kicker} title={stageName(stage.stage)}>
      <p dir="auto">{words.quoted(stage.question?.text ?? '')}</p>
      {house.role === 'own' && (
        <p className="mt-3 text-muted text-small">{words.notAgreedUntil(stageName(stage.stage))}</p>
      )}
      {mustAnswer && (
        <ActionLink className="mt-4" main to={screens.house.to(house.id, { do: 'claim', stage: stage.id })}>
          {stageDone(stage.stage)}
        </ActionLink>
      )}
    </WaitsBox>
  )
}

/** An agreement that can still be taken back. */
function AgreedBox({ opened, stage }: { opened: OpenedHouse; stage: HouseStage }) {
  const { busy, takeBack } = useTakeStageBack(opened, stage)
  const until = stage.takeBackUntil ?? ''
  const today = stage.agreedAt !== null && onDay(stage.agreedAt) === opened.view.house.today
  return (
    <section className="border-edge border-s-2 ps-3">
      <h2 className="text-h3" data-pane-heading>
        {stageDone(stage.stage)}
      </h2>
      <p className="text-small">{today ? words.agreedToday(until) : words.agreedNow(until)}</p>
      <Button busy={busy} className="-ms-2 px-2" onClick={() => void takeBack()} variant="quiet">
        {words.takeItBack}
      </Button>
    </section>
  )
}
