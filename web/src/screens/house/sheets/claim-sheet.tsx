import { houseLimits } from '@tameer/contract'
import * as chat from '#words/house-chat'
import * as words from '#words/house-claim'
import { by } from '#words/house-page'
import { stageDone, stagePictures } from '#words/house-questions'
import { sent, tellFamily } from '#words/house-queue'
import { dropPicture } from '../../../features/houses/picked-pictures.ts'
import { PicturesInput } from '../../../features/houses/pictures-input.tsx'
import { usePictureDraft } from '../../../features/houses/queue/use-picture-draft.ts'
import { useSendingLater } from '../../../features/houses/queue/use-sending-later.ts'
import { usePicked } from '../../../features/houses/use-picked.ts'
import { useCarefulAct } from '../../../forms/careful-acts.ts'
import { Button } from '../../../ui/button.tsx'
import { TextAreaField } from '../../../ui/fields/field.tsx'
import { placeOf } from '../house-in-words.ts'
import { LeftOut } from './picked-grid.tsx'
import { SendingFoot } from './sending-foot.tsx'
import { FootButtons, SheetFrame, type StageSheetProps } from './sheet.tsx'
import { useTyped } from './use-typed.ts'
import { WantedPicture } from './wanted-picture.tsx'

const missingWords = [words.addFirst, words.addSecond, words.addThird]

/** `?do=claim&stage=`: "this stage is done", with its three wanted pictures. */
export function ClaimSheet({ opened, stage, onClose }: StageSheetProps) {
  const { house } = opened.view
  const { pictures: all, leftOut } = usePicked(house.id)
  const pictures = all.slice(0, houseLimits.claimPictures)
  const [{ text }, change] = useTyped(house.id, `claim ${stage.id}`, () => ({ text: '' }))
  const later = useSendingLater(opened)
  usePictureDraft(house.id)
  const { busy, start } = useCarefulAct()
  const missing = missingWords[pictures.length]

  const sendAll = async () => {
    const line = chat.claimed(stageDone(stage.stage), placeOf(house))
    await start(async () => {
      const done = await later.send(
        {
          call: 'claimStage',
          ids: { stageId: stage.id },
          body: {
            text: text.trim(),
            pictureIds: pictures.map(({ id }) => id),
          },
          pictureKind: 'work',
          title: stageDone(stage.stage),
          said: sent,
          told: {
            line,
            label: tellFamily,
            stageId: stage.id,
          },
        },
        pictures,
      )
      if (!done) return
      for (const { id } of pictures) dropPicture(id)
      onClose(done)
    })
  }
  return (
    <SheetFrame
      foot={
        <>
          <SendingFoot houseId={house.id} later={later} />
          <FootButtons>
            {missing ? (
              <PicturesInput houseId={house.id} variant="main">
                {missing}
              </PicturesInput>
            ) : (
              <Button
                busy={busy}
                disabled={pictures.some(({ file }) => file === undefined)}
                onClick={() => void sendAll()}
                variant="main"
              >
                {busy ? words.sending : words.sendToFamily}
              </Button>
            )}
          </FootButtons>
        </>
      }
      measure={stage.shiftedOn === null ? '' : by(stage.shiftedOn)}
      opened={opened}
      title={stageDone(stage.stage)}
    >
      <p>{words.lead}</p>
      <LeftOut leftOut={leftOut} tooMany={false} />
      <ol className="grid gap-3 sm:grid-cols-3">
        {stagePictures(stage.stage).map((wanted, place) => (
          <WantedPicture
            disabled={busy}
            houseId={house.id}
            key={wanted}
            picture={pictures[place]}
            today={house.today}
            wanted={words.numbered(place + 1, wanted)}
          />
        ))}
      </ol>
      <TextAreaField
        disabled={busy}
        label={words.aWord}
        maxLength={houseLimits.text}
        onChange={({ target }) => change({ text: target.value })}
        rows={2}
        value={text}
      />
    </SheetFrame>
  )
}
