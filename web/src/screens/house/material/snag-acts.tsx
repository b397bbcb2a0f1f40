import { type HouseSnag, houseLimits } from '@tameer/contract'
import { useState } from 'react'
import { pictures as countedPictures, send } from '#words/house-add'
import * as words from '#words/house-material'
import { sending, sent } from '#words/house-queue'
import { act, type OpenedHouse } from '../../../features/houses/house-acts.ts'
import { dropPicture, dropPictures } from '../../../features/houses/picked-pictures.ts'
import { PicturesInput } from '../../../features/houses/pictures-input.tsx'
import { useSendingLater } from '../../../features/houses/queue/use-sending-later.ts'
import { usePicked } from '../../../features/houses/use-picked.ts'
import { useCarefulAct } from '../../../forms/careful-acts.ts'
import { Button } from '../../../ui/button.tsx'
import { CameraIcon } from '../../../ui/icons.tsx'
import { showToast } from '../../../ui/toasts/toast-store.ts'
import { AnswerButtons } from '../money/answer-buttons.tsx'
import { LeftOut, PickedGrid } from '../sheets/picked-grid.tsx'
import { SendingFoot } from '../sheets/sending-foot.tsx'
import { actOn } from './faults.ts'

interface SnagActsProps {
  opened: OpenedHouse
  snag: HouseSnag
  /** True in the box of what waits: its first button is the red one of the page. */
  main?: boolean
}

/** The caller's act on a fault; nothing for those who have none. */
export function SnagActs(props: SnagActsProps) {
  const may = actOn(props.snag, props.opened.view.house)
  if (may === 'answer') return <SnagAnswers {...props} />
  return may === 'mend' ? <Mending {...props} /> : null
}

/** Both answers of the family to a fault that was mended. */
function SnagAnswers({ opened, snag, main = false }: SnagActsProps) {
  const { busy, start } = useCarefulAct()
  const answer = async (accept: boolean) => {
    const done = await start(() => act(opened, 'answerSnag', { snagId: snag.id }, { accept }))
    if (done) showToast(accept ? words.isAccepted : words.isOpenAgain)
    return done
  }
  return <AnswerButtons busy={busy} main={main} no={words.notYet} onAnswer={answer} yes={words.isGood} />
}

/** "Mended", with pictures that show it. The button is the file input; what was picked is sent by the queue. */
function Mending({ opened, snag, main = false }: SnagActsProps) {
  const picked = usePicked(snag.id)
  const pictures = picked.pictures.slice(0, houseLimits.snagPictures)
  const later = useSendingLater(opened)
  const { busy, start } = useCarefulAct()
  const look = main ? 'main' : 'plain'
  /** True once it waits on the device: the page says below how far it is. */
  const [waits, setWaits] = useState(false)
  const mend = () =>
    start(async () => {
      const done = await later.send(
        {
          call: 'mendSnag',
          ids: { snagId: snag.id },
          body: { pictureIds: pictures.map(({ id }) => id) },
          pictureKind: 'work',
          title: `${words.mended} · ${countedPictures(pictures.length)}`,
          said: sent,
        },
        pictures,
      )
      if (!done) return
      dropPictures()
      if (done.said) showToast(done.said)
      else setWaits(true)
    })
  if (waits) return <p className="mt-5 text-muted text-small">{sending}</p>
  return (
    <div className="mt-5 grid justify-items-start gap-3">
      <LeftOut leftOut={picked.leftOut} tooMany={false} />
      {pictures.length === 0 ? (
        <PicturesInput houseId={snag.id} variant={look}>
          <CameraIcon />
          {words.mended}
        </PicturesInput>
      ) : (
        <>
          <PickedGrid
            disabled={busy}
            houseId={snag.id}
            more={pictures.length < houseLimits.snagPictures}
            onDrop={dropPicture}
            pictures={pictures}
          />
          {picked.pictures.length > pictures.length && (
            <p className="text-muted text-small">{words.atMostPictures(houseLimits.snagPictures)}</p>
          )}
          <SendingFoot houseId={opened.view.house.id} later={later} />
          <Button busy={busy} disabled={!picked.isReady} onClick={() => void mend()} variant={look}>
            {send(pictures.length)}
          </Button>
        </>
      )}
    </div>
  )
}
