import type { HouseStage, HouseView } from '@tameer/contract'
import { dueOnAgreeing, wholePercent } from '@tameer/houses'
import { useState } from 'react'
import * as words from '#words/house-agree'
import { displayDay, groupDigits } from '#words/house-page'
import { stageQuestion } from '#words/house-questions'
import { Button } from '../../../ui/button.tsx'
import { Sentence } from '../../../ui/text/sentence.tsx'
import type { Told } from '../after-act.tsx'
import { AskInPlace } from '../ask-in-place.tsx'
import { builderOf, onDay } from '../house-in-words.ts'
import { LedgerRows } from '../ledger-rows.tsx'
import { Trio } from '../stages/trio.tsx'
import { useAgreeing } from '../use-agreeing.ts'
import { FootButtons, SheetFrame, type StageSheetProps } from './sheet.tsx'

/** `?do=agree&stage=`: the claim of a stage with large pictures, what becomes due, and both answers. */
export function AgreeSheet({ opened, stage, onClose }: StageSheetProps) {
  const { view, access } = opened
  const { claim } = stage
  const [asking, setAsking] = useState(false)
  const onTold = (told: Told) => onClose({ told })
  const { busy, sum, agree } = useAgreeing(opened, stage, onTold)
  if (!claim) return null
  const answers = (
    <>
      {sum && (
        <p className="text-small">
          <Sentence
            parts={words.ifYouAgree(
              <b className="font-semibold figures" key="sum">
                {sum}
              </b>,
            )}
          />
        </p>
      )}
      <FootButtons>
        <Button onClick={() => setAsking(true)}>{words.aQuestion}</Button>
        <Button busy={busy} onClick={() => void agree()} variant="main">
          {words.agreed}
        </Button>
      </FootButtons>
    </>
  )
  return (
    <SheetFrame
      foot={!asking && answers}
      measure={words.saidBy(claim.who || builderOf(view.house), displayDay(onDay(claim.at)))}
      opened={opened}
      title={stageQuestion(stage.stage)}
      wide
    >
      <Trio access={access} claim={claim} large stage={stage.stage} />
      {claim.text && (
        <p className="max-w-160" dir="auto">
          {words.quoted(claim.text)}
        </p>
      )}
      <div className="max-w-160">
        {view.money && <Sums money={view.money} stage={stage} />}
        <p className="mt-3 text-muted text-small">{words.note}</p>
      </div>
      {asking && (
        <div className="max-w-160">
          <AskInPlace onBack={() => setAsking(false)} onTold={onTold} opened={opened} stage={stage} />
        </div>
      )}
    </SheetFrame>
  )
}

/** The sum that becomes due, and how far the house is then. */
function Sums({ money, stage }: { money: NonNullable<HouseView['money']>; stage: HouseStage }) {
  const { agreedPkr, contractPkr, paidPkr } = money
  const duePkr = stage.duePkr ?? 0
  const ofPrice = (pkr: number) => words.sumAndPercent(groupDigits(pkr), wholePercent(pkr, contractPkr))
  const due = <b className="font-semibold">{groupDigits(dueOnAgreeing(money, duePkr))}</b>
  return (
    <LedgerRows
      rows={[
        { name: words.dueWhenAgreed, figure: due },
        { name: words.doneThen, figure: ofPrice(agreedPkr + duePkr), look: 'side' },
        { name: words.paidSoFar, figure: ofPrice(paidPkr), look: 'side' },
      ]}
    />
  )
}
