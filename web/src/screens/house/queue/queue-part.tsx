import { useEffect, useRef } from 'react'
import * as words from '#words/house-queue'
import { useWatched } from '../../../browser/hooks/use-watched.ts'
import type { OpenedHouse } from '../../../features/houses/house-acts.ts'
import type { QueueState } from '../../../features/houses/queue/progress-board.ts'
import { queue } from '../../../features/houses/queue/queue.ts'
import { progressOf, type QueueRecord } from '../../../features/houses/queue/queue-records.ts'
import { SendingStrip } from '../../../features/houses/sending-strip.tsx'
import { showToast } from '../../../ui/toasts/toast-store.ts'
import { TellOnWhatsApp } from '../after-act.tsx'
import { NoConnection } from './no-connection.tsx'
import { StoppedRecord } from './stopped-record.tsx'
import { waitsLong } from './waits-long.ts'

interface QueuePartProps {
  opened: OpenedHouse
  /** True while a sheet is open: it is sent all the same. */
  hidden?: boolean
  className?: string
}

/** Sends what waits on the device for as long as a house is on the screen, and says how far it is. */
export function QueuePart({ opened, hidden = false, className = '' }: QueuePartProps) {
  const { house } = opened.view
  const state = useWatched(queue.state, queue.state.read())
  useSentRecords(opened)
  const own = state.records.filter(({ houseId }) => houseId === house.id)
  const stopped = own.filter((one) => one.stopped !== undefined)
  const waiting = own.filter((one) => one.stopped === undefined)
  const told = state.lastSent[house.id]?.told
  if (hidden || (own.length === 0 && !told)) return null
  return (
    <div className={`grid gap-3 print:hidden ${className}`}>
      {stopped.map((record) => (
        <StoppedRecord key={record.id} record={record} />
      ))}
      {waiting.length > 0 && <Waiting state={state} waiting={waiting} />}
      <WaitsLong houseId={house.id} />
      {told && (
        <div>
          <TellOnWhatsApp id={house.id} {...told} />
        </div>
      )}
    </div>
  )
}

function Waiting({ state, waiting }: { state: QueueState; waiting: readonly QueueRecord[] }) {
  const pictures = waiting.flatMap((one) => one.pictures)
  if (state.line === 'none') return <NoConnection count={pictures.filter(({ sent }) => !sent).length} />
  const { underway, gone, line } = state
  const own = underway && pictures.some(({ id }) => id === underway.id) ? underway.bytes : 0
  const progress = progressOf(waiting, gone[waiting[0]?.houseId ?? ''], own)
  return <SendingStrip sending={{ ...progress, slow: line === 'slow' }} />
}

/** Says since when something waits, from a day on: a browser whose data is cleared loses it. */
export function WaitsLong({ houseId }: { houseId: string }) {
  const { records } = useWatched(queue.state, queue.state.read())
  const long = waitsLong(
    records.filter((one) => one.houseId === houseId),
    Date.now(),
  )
  if (!long) return null
  return (
    <p className="text-small">
      <b className="font-semibold">{long}</b> {words.mayBeLost}
    </p>
  )
}

/** Says before a house is forgotten what would never be sent. */
export function WaitingIsLost({ houseId }: { houseId: string }) {
  const { records } = useWatched(queue.state, queue.state.read())
  useEffect(() => void queue.heard().catch(() => undefined), [])
  const own = records.filter((one) => one.houseId === houseId)
  if (own.length === 0) return null
  const pictures = own.flatMap((one) => one.pictures.filter(({ sent }) => !sent))
  return <p className="font-semibold">{words.waitingIsLost(pictures.length)}</p>
}

/** After a record has arrived: the toast, and the house as it is now. */
function useSentRecords(opened: OpenedHouse): void {
  const latest = useRef(opened)
  useEffect(() => {
    latest.current = opened
  })
  useEffect(
    () =>
      queue.start((record, view) => {
        const { take, load, view: shown } = latest.current
        if (record.houseId !== shown.house.id) return
        showToast(record.said)
        // A view for another link's holder would say more, or less, than this page may show.
        if (view?.house.role === shown.house.role) take(view)
        else void load()
      }),
    [],
  )
}
