import { type HousePayment, type HouseView, houseLimits as limits, paymentWays } from '@tameer/contract'
import * as words from '#words/house-pay'
import { stageInside, stageName } from '#words/house-questions'
import type { PickedPicture } from '../../../../features/houses/picked-pictures.ts'
import { PicturesInput } from '../../../../features/houses/pictures-input.tsx'
import { DayField } from '../../../../forms/day-field.tsx'
import type { Problems } from '../../../../forms/form-problems.ts'
import { asOptions } from '../../../../lib/as-options.ts'
import { SelectField, TextField } from '../../../../ui/fields/field.tsx'
import { RadioStrip } from '../../../../ui/fields/radio-set.tsx'
import { Fold } from '../../../../ui/fold.tsx'
import { CameraIcon } from '../../../../ui/icons.tsx'
import { LeftOut, PickedThumb } from '../picked-grid.tsx'
import { PkrField } from '../pkr-field.tsx'
import { type PayDraft, readPkr } from './pay-draft.ts'

interface PayFieldsProps {
  view: HouseView
  draft: PayDraft
  corrected: HousePayment | undefined
  change: (changed: Partial<PayDraft>) => void
  problems: Problems
  busy: boolean
  slip: PickedPicture | undefined
  /** Names of files that no browser reads as a picture. */
  leftOut: readonly string[]
}

/** Sum, way, day, stage and slip of a payment. */
export function PayFields(props: PayFieldsProps) {
  const { view, draft, change, busy, slip, leftOut } = props
  return (
    <>
      <SumField {...props} />
      <RadioStrip
        legend={words.how}
        onChange={(way) => change({ way })}
        options={asOptions(paymentWays, words.ways)}
        value={draft.way}
      />
      <WhenAndFor {...props} />
      <div className="grid justify-items-start gap-3">
        <LeftOut leftOut={leftOut} tooMany={false} />
        {slip && (
          <span className="block size-28 bg-wash">
            <PickedThumb picture={slip} />
          </span>
        )}
        <PicturesInput
          disabled={busy}
          houseId={view.house.id}
          many={false}
          variant="plain"
          {...(slip && { instead: slip.id })}
        >
          <CameraIcon />
          {slip ? words.anotherSlip : words.slip}
          {!slip && <span className="font-normal text-muted">{words.optional}</span>}
        </PicturesInput>
      </div>
    </>
  )
}

/** The sum, filled in with what is due. It is read as people write it: "95 lakh", digits of Urdu. */
function SumField({ view: { money }, draft, corrected, change, problems }: PayFieldsProps) {
  const pkr = readPkr(draft, corrected !== undefined)
  const due = !corrected && money && pkr === money.nextPkr ? money : undefined
  const hint = due
    ? words.whatIsDue(due.agreedPkr, due.paidPkr + due.saidPkr)
    : pkr === undefined
      ? words.sumHint
      : words.rupees(pkr)
  return (
    <PkrField
      currency={words.rupeesSign}
      error={problems.pkr}
      hint={hint}
      inputMode="text"
      label={words.sum}
      onType={(typed) => change({ pkr: typed })}
      value={draft.pkr}
    />
  )
}

/** Day, stage and a word, folded: mostly they are right already. */
function WhenAndFor({ view: { house, stages }, draft, change, problems, busy }: PayFieldsProps) {
  const stage = stages.find(({ id }) => id === draft.stageId)
  const day = draft.day === house.today ? words.today : words.displayDay(draft.day)
  return (
    <Fold
      content={words.change}
      mustOpen={problems.day !== undefined}
      title={words.dayFor(day || words.day, stage ? stageInside(stage.stage) : '')}
    >
      <DayField
        error={problems.day}
        initial={draft.day}
        label={words.day}
        name="day"
        onDay={(day) => change({ day })}
      />
      <SelectField
        disabled={busy}
        label={words.stage}
        name="stageId"
        onChange={({ target }) => change({ stageId: target.value })}
        options={stages.map(({ id, stage }) => ({ value: id, label: stageName(stage) }))}
        placeholder={words.noStage}
        value={draft.stageId}
      />
      <TextField
        disabled={busy}
        label={words.aWord}
        maxLength={limits.note}
        name="note"
        onChange={({ target }) => change({ note: target.value })}
        value={draft.note}
      />
    </Fold>
  )
}
