import { type HouseView, houseLimits as limits, materials } from '@tameer/contract'
import * as add from '#words/house-add'
import * as words from '#words/house-material'
import { stageName } from '#words/house-questions'
import { DayField } from '../../../../forms/day-field.tsx'
import type { Problems } from '../../../../forms/form-problems.ts'
import { asOptions } from '../../../../lib/as-options.ts'
import { RadioChips } from '../../../../ui/fields/chips.tsx'
import { SelectField, TextAreaField, TextField } from '../../../../ui/fields/field.tsx'
import { readPkr } from '../pay/pay-draft.ts'
import type { AddDraft } from './add-draft.ts'

interface AddFieldsProps {
  view: HouseView
  draft: AddDraft
  change: (changed: Partial<AddDraft>) => void
  problems: Problems
  busy: boolean
  /** True to put the cursor into the amount of material. */
  typesAtOnce: boolean
}

/** The fields of the kind that is chosen. */
export function AddFields(props: AddFieldsProps) {
  const { kind } = props.draft
  if (kind === 'material') return <MaterialFields {...props} />
  return kind === 'fault' ? <FaultFields {...props} /> : <WorkFields {...props} />
}

/** A word and the stage of an entry. */
function WorkFields({ view, draft, change, busy }: AddFieldsProps) {
  return (
    <>
      <TextAreaField
        disabled={busy}
        label={add.aWord}
        maxLength={limits.text}
        name="text"
        onChange={({ target }) => change({ text: target.value })}
        rows={2}
        value={draft.text}
      />
      <SelectField
        disabled={busy}
        label={add.stage}
        name="stageId"
        onChange={({ target }) => change({ stageId: target.value })}
        options={stageOptions(view.stages)}
        placeholder="–"
        value={draft.stageId}
      />
    </>
  )
}

/** The stages of the work, by their short names. */
function stageOptions(stages: HouseView['stages']) {
  return stages
    .filter(({ due }) => due !== 'before-work')
    .map(({ id, stage }) => ({ value: id, label: stageName(stage) }))
}

/** Material, amount, price and day. Those who see no money are asked for no price. */
function MaterialFields({ view: { house }, draft, change, problems, busy, typesAtOnce }: AddFieldsProps) {
  const pkr = readPkr(draft, false)
  return (
    <>
      <RadioChips
        legend={words.material}
        onChange={(material) => change({ material })}
        options={asOptions(materials, words.materials)}
        value={draft.material}
      />
      <TextField
        autoComplete="off"
        autoFocus={typesAtOnce}
        disabled={busy}
        error={problems.quantity}
        hint={words.inUnit(words.units[draft.material])}
        inputMode="numeric"
        label={words.howMuch}
        name="quantity"
        onChange={({ target }) => change({ quantity: target.value })}
        value={draft.quantity}
      />
      {house.seesMoney && (
        <TextField
          autoComplete="off"
          disabled={busy}
          error={problems.pkr}
          hint={pkr === undefined ? undefined : words.rupees(pkr)}
          label={words.cost}
          name="pkr"
          onChange={({ target }) => change({ pkr: target.value })}
          value={draft.pkr}
        />
      )}
      <DayField
        error={problems.day}
        initial={draft.day}
        label={words.day}
        name="day"
        onDay={(day) => change({ day })}
      />
    </>
  )
}

/** Place of a fault, and what is wrong. */
function FaultFields({ draft, change, problems, busy }: AddFieldsProps) {
  return (
    <>
      <TextField
        disabled={busy}
        error={problems.place}
        label={words.where}
        maxLength={limits.place}
        name="place"
        onChange={({ target }) => change({ place: target.value })}
        value={draft.place}
      />
      <TextAreaField
        disabled={busy}
        error={problems.text}
        label={words.aboutIt}
        maxLength={limits.text}
        name="text"
        onChange={({ target }) => change({ text: target.value })}
        rows={2}
        value={draft.text}
      />
    </>
  )
}
