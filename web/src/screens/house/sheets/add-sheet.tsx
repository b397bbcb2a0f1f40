import { useId, useState } from 'react'
import { useSearchParams } from 'react-router'
import * as words from '#words/house-add'
import * as material from '#words/house-material'
import { stageName } from '#words/house-questions'
import { dropPicture, dropPictures, type PickedPicture } from '../../../features/houses/picked-pictures.ts'
import { PicturesInput } from '../../../features/houses/pictures-input.tsx'
import { usePictureDraft } from '../../../features/houses/queue/use-picture-draft.ts'
import { useSendingLater } from '../../../features/houses/queue/use-sending-later.ts'
import { usePicked } from '../../../features/houses/use-picked.ts'
import { useCarefulAct } from '../../../forms/careful-acts.ts'
import { useFormProblems } from '../../../forms/form-problems.ts'
import { Button } from '../../../ui/button.tsx'
import { amountOf } from '../material/material-in-words.ts'
import { addAct, addProblems, firstAdd, mostPictures } from './add/add-draft.ts'
import { AddFields } from './add/add-fields.tsx'
import { KindChips } from './kind-chips.tsx'
import { LeftOut, PickedGrid } from './picked-grid.tsx'
import { SendingFoot } from './sending-foot.tsx'
import { FootButtons, SheetFrame, type SheetProps } from './sheet.tsx'
import { useTyped } from './use-typed.ts'

/**
 * `?do=add`: pictures, a word, or both; material that came; a fault. The pictures are there when it opens. With `id` it corrects
 * that delivery.
 */
export function AddSheet({ opened, onClose }: SheetProps) {
  const { view } = opened
  const { house } = view
  const formId = useId()
  const asked = useSearchParams()[0].get('id')
  const corrected = view.deliveries.find(({ id, correctable }) => id === asked && correctable)
  const [draft, change] = useTyped(house.id, `add ${asked ?? ''}`, () => firstAdd(view, corrected))
  /** True once "Material that came" was pressed: the next thing to do is to type how much. */
  const [typesAtOnce, setTypesAtOnce] = useState(false)
  const picked = usePicked(house.id)
  const most = mostPictures[draft.kind]
  const pictures = picked.pictures.slice(0, most)
  const later = useSendingLater(opened)
  usePictureDraft(house.id)
  const { busy, start } = useCarefulAct()
  const { formRef, problems, show, onInput } = useFormProblems()
  const stage = view.stages.find(({ id }) => id === draft.stageId)
  const has = pictures.length > 0 || (draft.kind === 'work' && draft.text.trim() !== '')

  const sendAll = async () => {
    if (!has || !picked.isReady || show(addProblems(draft, view))) return
    const pictureIds = pictures.map(({ id }) => id)
    await start(async () => {
      const done = await later.send(addAct(draft, view, corrected, pictureIds), pictures)
      if (!done) return
      dropPictures()
      onClose(done)
    })
  }
  return (
    <SheetFrame
      foot={
        <>
          <SendingFoot houseId={house.id} later={later} />
          <FootButtons>
            {has ? (
              <Button busy={busy} disabled={!picked.isReady} form={formId} type="submit" variant="main">
                {pictures.length > 0 ? words.send(pictures.length) : words.sendText}
              </Button>
            ) : (
              <PicturesInput houseId={house.id} variant="main">
                {draft.kind === 'material' ? material.slip : words.addPictures}
              </PicturesInput>
            )}
          </FootButtons>
        </>
      }
      measure={
        corrected
          ? material.insteadOf(amountOf(corrected))
          : [draft.kind === 'work' && stage && stageName(stage.stage), material.displayDay(house.today)]
              .filter(Boolean)
              .join(' · ')
      }
      opened={opened}
      title={titleOf(pictures.length, corrected !== undefined)}
    >
      <LeftOut {...picked} />
      {has && (
        <PickedGrid
          disabled={busy}
          houseId={house.id}
          more={pictures.length < most}
          onDrop={dropPicture}
          pictures={pictures}
        />
      )}
      {picked.pictures.length > most && (
        <p className="text-muted text-small">{material.atMostPictures(most)}</p>
      )}
      {!corrected && (
        <KindChips
          disabled={busy}
          kind={draft.kind}
          onKind={(kind, byPress) => {
            setTypesAtOnce(byPress)
            change({ kind })
          }}
          opened={opened}
          stage={stage}
        />
      )}
      <form
        className="grid gap-6"
        id={formId}
        noValidate
        onInput={onInput}
        onSubmit={(event) => {
          event.preventDefault()
          void sendAll()
        }}
        ref={formRef}
      >
        <AddFields
          busy={busy}
          change={change}
          draft={draft}
          problems={problems}
          typesAtOnce={typesAtOnce}
          view={view}
        />
      </form>
      {picked.isReady && pictures.length > 0 && (
        <p className="text-muted text-small">
          {becameOf(pictures)} {!later.refused && words.whileOffline}
        </p>
      )}
    </SheetFrame>
  )
}

function titleOf(pictures: number, corrects: boolean): string {
  if (corrects) return material.correct
  return pictures > 0 ? words.pictures(pictures) : words.addPictures
}

function becameOf(pictures: readonly PickedPicture[]): string {
  const megabytes = (bytes: readonly number[]) =>
    (bytes.reduce((sum, one) => sum + one, 0) / 1024 ** 2).toFixed(1)
  return words.became(
    megabytes(pictures.map(({ bytesBefore }) => bytesBefore)),
    megabytes(pictures.map(({ file }) => file?.size ?? 0)),
  )
}
