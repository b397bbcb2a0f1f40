import { type HouseView, houseLimits } from '@tameer/contract'
import { useState } from 'react'
import * as words from '#words/house-add'
import * as chat from '#words/house-chat'
import { displayDay, quoted } from '#words/house-page'
import { stageName } from '#words/house-questions'
import { sent, tellFamily } from '#words/house-queue'
import { dropPicture, dropPictures, type PickedPicture } from '../../../features/houses/picked-pictures.ts'
import { PicturesInput } from '../../../features/houses/pictures-input.tsx'
import { usePictureDraft } from '../../../features/houses/queue/use-picture-draft.ts'
import { useSendingLater } from '../../../features/houses/queue/use-sending-later.ts'
import { usePicked } from '../../../features/houses/use-picked.ts'
import { useCarefulAct } from '../../../forms/careful-acts.ts'
import { Button } from '../../../ui/button.tsx'
import { SelectField, TextAreaField } from '../../../ui/fields/field.tsx'
import { placeOf } from '../house-in-words.ts'
import { nextStage } from '../red-act.ts'
import { KindChips } from './kind-chips.tsx'
import { LeftOut, PickedGrid } from './picked-grid.tsx'
import { SendingFoot } from './sending-foot.tsx'
import { FootButtons, SheetFrame, type SheetProps } from './sheet.tsx'

/** `?do=add`: pictures, a word, or both. The pictures are there when it opens. */
export function AddSheet({ opened, onClose }: SheetProps) {
  const { house, stages } = opened.view
  const picked = usePicked(house.id)
  const { pictures, isReady } = picked
  const [stageId, setStageId] = useState(() => nextStage(opened.view)?.id ?? '')
  const [text, setText] = useState('')
  const later = useSendingLater(opened)
  usePictureDraft(house.id)
  const { busy, start } = useCarefulAct()
  const stage = stages.find(({ id }) => id === stageId)

  const sendAll = async () => {
    const pictureIds = pictures.map(({ id }) => id)
    const count = pictureIds.length
    const line = count > 0 && house.role !== 'own' && chat.picturesSent(count, placeOf(house))
    await start(async () => {
      const done = await later.send(
        {
          call: 'addHouseEntry',
          ids: {},
          body: {
            stageId: stageId || null,
            text: text.trim(),
            pictureIds,
          },
          pictureKind: 'work',
          title: count > 0 ? words.pictures(count) : quoted(text.trim()),
          said: sent,
          told: line ? { line, label: tellFamily } : undefined,
        },
        pictures,
      )
      if (!done) return
      dropPictures()
      onClose(done)
    })
  }
  const has = pictures.length > 0 || text.trim() !== ''
  return (
    <SheetFrame
      foot={
        <>
          <SendingFoot houseId={house.id} later={later} />
          <FootButtons>
            {has ? (
              <Button busy={busy} disabled={!isReady} onClick={() => void sendAll()} variant="main">
                {pictures.length > 0 ? words.send(pictures.length) : words.sendText}
              </Button>
            ) : (
              <PicturesInput houseId={house.id} variant="main">
                {words.addPictures}
              </PicturesInput>
            )}
          </FootButtons>
        </>
      }
      measure={[stage && stageName(stage.stage), displayDay(house.today)].filter(Boolean).join(' · ')}
      opened={opened}
      title={pictures.length > 0 ? words.pictures(pictures.length) : words.addPictures}
    >
      <LeftOut {...picked} />
      {has && (
        <PickedGrid
          disabled={busy}
          houseId={house.id}
          more={pictures.length < houseLimits.entryPictures}
          onDrop={dropPicture}
          pictures={pictures}
        />
      )}
      <TextAreaField
        disabled={busy}
        label={words.aWord}
        maxLength={houseLimits.text}
        onChange={({ target }) => setText(target.value)}
        rows={2}
        value={text}
      />
      <SelectField
        disabled={busy}
        label={words.stage}
        onChange={({ target }) => setStageId(target.value)}
        options={stageOptions(stages)}
        placeholder="–"
        value={stageId}
      />
      {house.role !== 'own' && <KindChips disabled={busy} opened={opened} stage={stage} />}
      {isReady && pictures.length > 0 && (
        <p className="text-muted text-small">
          {becameOf(pictures)} {!later.refused && words.whileOffline}
        </p>
      )}
    </SheetFrame>
  )
}

/** The stages of the work, by their short names. */
function stageOptions(stages: HouseView['stages']) {
  return stages
    .filter(({ due }) => due !== 'before-work')
    .map(({ id, stage }) => ({ value: id, label: stageName(stage) }))
}

function becameOf(pictures: readonly PickedPicture[]): string {
  const megabytes = (bytes: readonly number[]) =>
    (bytes.reduce((sum, one) => sum + one, 0) / 1024 ** 2).toFixed(1)
  return words.became(
    megabytes(pictures.map(({ bytesBefore }) => bytesBefore)),
    megabytes(pictures.map(({ file }) => file?.size ?? 0)),
  )
}
