import { Suspense } from 'react'
import * as words from '#words/house-queue'
import { mostWaiting } from '../../../features/houses/queue/queue-records.ts'
import type { SendingLater } from '../../../features/houses/queue/use-sending-later.ts'
import { SendingStrip } from '../../../features/houses/sending-strip.tsx'
import { Message } from '../../../ui/text/message.tsx'
import { WaitsLong } from '../queue/later-queue.ts'

/** Above the button of a sheet: what is being sent from here, and what hinders the queue. */
export function SendingFoot({ houseId, later }: { houseId: string; later: SendingLater }) {
  const { sending, full, refused } = later
  return (
    <>
      {sending && <SendingStrip sending={sending} />}
      <Suspense fallback={null}>
        <WaitsLong houseId={houseId} />
      </Suspense>
      {full && (
        <Message kind="alert" lead={words.full}>
          {words.fullText(mostWaiting.pictures, mostWaiting.bytes / 1024 ** 2)}
        </Message>
      )}
      {refused && !sending && <p className="text-small">{words.nothingKept}</p>}
    </>
  )
}
