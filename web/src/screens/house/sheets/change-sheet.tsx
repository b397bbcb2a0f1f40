import { changeReasons, type HouseView, houseLimits } from '@tameer/contract'
import * as words from '#words/house-change'
import { change as changeLine } from '#words/house-chat'
import { stageName } from '#words/house-questions'
import { act } from '../../../features/houses/house-acts.ts'
import { dropPicture, dropPictures } from '../../../features/houses/picked-pictures.ts'
import { PicturesInput } from '../../../features/houses/pictures-input.tsx'
import { SendingStrip } from '../../../features/houses/sending-strip.tsx'
import { usePicked } from '../../../features/houses/use-picked.ts'
import { useSending } from '../../../features/houses/use-sending.ts'
import { SendForm, useSendForm } from '../../../forms/send-form.tsx'
import { asOptions } from '../../../lib/as-options.ts'
import { ApiError } from '../../../net/api-error.ts'
import { Button } from '../../../ui/button.tsx'
import { RadioChips } from '../../../ui/fields/chips.tsx'
import { HintAndError, SelectField, TextAreaField, TextField } from '../../../ui/fields/field.tsx'
import { CameraIcon } from '../../../ui/icons.tsx'
import { builderOf, onDay } from '../house-in-words.ts'
import { changeBody, emptyChange, problemsOfChange } from './change-draft.ts'
import { CostField } from './cost-field.tsx'
import { LeftOut, PickedGrid } from './picked-grid.tsx'
import { PriceAfter } from './price-after.tsx'
import { FootButtons, SheetFrame, type SheetProps } from './sheet.tsx'
import { useTyped } from './use-typed.ts'

const formId = 'change'

/** `?do=change`: a change with its sum, before it is built. The price after it is reckoned while one types. */
export function ChangeSheet({ opened, onClose }: SheetProps) {
  const { view } = opened
  const { house } = view
  const picked = usePicked(house.id)
  const pictures = picked.pictures.slice(0, houseLimits.changePictures)
  const [draft, set] = useTyped(house.id, 'change', () => emptyChange(view))
  const { sending, send } = useSending(opened)
  const form = useSendForm(async () => {
    if (form.show(problemsOfChange(draft, view))) return
    const content = changeBody(
      draft,
      pictures.map(({ id }) => id),
    )
    if (!content) return
    const done = await send(pictures, content, async (body) => {
      const next = await act(opened, 'proposeChange', {}, body)
      dropPictures()
      onClose(afterSending(next, body.id))
    }).then(() => true, refusedAt)
    return done
  })
  const refusedAt = (error: unknown) => {
    const field = error instanceof ApiError && error.reason && fieldOfReason[error.reason]
    if (!field) throw error
    form.show({ [field]: error.message })
    return false
  }
  const isReady = pictures.every(({ file }) => file !== undefined)
  return (
    <SheetFrame
      foot={
        <>
          {sending && <SendingStrip sending={sending} />}
          <FootButtons>
            <Button busy={form.busy} disabled={!isReady} form={formId} type="submit" variant="main">
              {form.busy ? words.sending : askWords(house)}
            </Button>
          </FootButtons>
        </>
      }
      measure={words.lead}
      opened={opened}
      title={words.title}
    >
      <SendForm {...form.frame} id={formId}>
        <TextAreaField
          error={form.problems.what}
          label={words.what}
          maxLength={houseLimits.what}
          name="what"
          onChange={({ target }) => set({ what: target.value })}
          rows={2}
          value={draft.what}
        />
        <div {...(form.problems.why && { 'data-problem': 'why', tabIndex: -1 })} className="outline-none">
          <RadioChips
            legend={words.why}
            name="why"
            onChange={(why) => set({ why })}
            options={asOptions(changeReasons, words.reasons)}
            value={draft.why}
          />
          <HintAndError error={form.problems.why} id="why" />
        </div>
        <CostField change={set} draft={draft} problem={form.problems.pkr} />
        <div className="grid grid-cols-2 items-start gap-4">
          <TextField
            autoComplete="off"
            controlClassName="text-end figures"
            error={form.problems.days}
            inputMode="numeric"
            label={words.moreDays}
            name="days"
            onChange={({ target }) => set({ days: target.value })}
            placeholder="0"
            value={draft.days}
          />
          <SelectField
            error={form.problems.stageId}
            label={words.paidWith}
            name="stageId"
            onChange={({ target }) => set({ stageId: target.value })}
            options={stageOptions(view)}
            value={draft.stageId}
          />
        </div>
      </SendForm>
      <LeftOut leftOut={picked.leftOut} tooMany={false} />
      {picked.pictures.length > pictures.length && (
        <p className="text-muted text-small">{words.atMostPictures}</p>
      )}
      {pictures.length > 0 ? (
        <PickedGrid
          disabled={form.busy}
          houseId={house.id}
          more={pictures.length < houseLimits.changePictures}
          onDrop={dropPicture}
          pictures={pictures}
        />
      ) : (
        <PicturesInput className="justify-self-start" houseId={house.id} variant="plain">
          <CameraIcon />
          {words.picture}
        </PicturesInput>
      )}
      <PriceAfter draft={draft} view={view} />
      <p className="text-muted text-small">{isAlone(house) ? words.countsAtOnce : words.notYet}</p>
    </SheetFrame>
  )
}

/** Fields at which a refusal of the server is shown. */
const fieldOfReason: Partial<Record<NonNullable<ApiError['reason']>, string>> = {
  belowNothing: 'pkr',
  wholeRupees: 'pkr',
  stageAgreed: 'stageId',
}

/** The stages that a change may name: those that are not agreed. */
function stageOptions({ stages }: HouseView) {
  return stages
    .filter(({ state }) => state !== 'agreed')
    .map(({ id, stage }) => ({ value: id, label: stageName(stage) }))
}

/** True when nobody is on the other side who could agree. */
function isAlone({ role, alone }: HouseView['house']): boolean {
  return role === 'own' && alone
}

function askWords(house: HouseView['house']): string {
  if (isAlone(house)) return words.writeDown
  return house.role === 'own' ? words.askNamed(builderOf(house)) : words.askFamily
}

/** The sentence once the change is there, and the line for the other side. */
function afterSending(view: HouseView, id: string): Parameters<SheetProps['onClose']>[0] {
  const change = view.changes.find((one) => one.id === id)
  if (!change || change.byWord) return { said: words.written }
  const line = changeLine(change.pkr ?? 0, change.days, onDay(change.until))
  const label = view.house.role === 'own' ? {} : { label: words.tellFamily }
  return { said: words.sent, told: { line, changeId: id, ...label } }
}
