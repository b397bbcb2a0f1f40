import { newId } from '../../../lib/new-id.ts'
import { noResponseError } from '../../../net/api-error.ts'
import { houseRequest, sendHousePicture } from '../../../net/house-client.ts'
import { readSession } from '../../../store/session-storage.ts'
import type { HouseAccess, OpenedHouse } from '../house-acts.ts'
import { findKeptHouse } from '../own-houses.ts'
import type { PickedPicture } from '../picked-pictures.ts'
import * as device from './device-store.ts'
import { inOneTab } from './one-tab.ts'
import type { LateAct, NewRecord, QueueRecord } from './queue-records.ts'
import { createQueue } from './run-queue.ts'
import type { QueueLine } from './send-waiting.ts'

export { forgetKept, isStored, keepDraft, keptDraft, noteSeen } from './device-store.ts'

/** Without a further byte for so long a picture is given up and sent again, ms. */
const stalledMs = 60_000
const tabs = typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel('house-files')

/** The queue of this page. */
export const queue = createQueue({
  store: {
    records: device.records,
    fileOf: device.fileOf,
    change: device.change,
    remove: device.remove,
  },
  line: lineOf,
  alone: inOneTab,
  tellTabs: (sent) => tabs?.postMessage({ sent }),
})
if (tabs) tabs.onmessage = ({ data }: MessageEvent<{ sent?: QueueRecord }>) => void queue.heard(data.sent)

/**
 * Puts an act with its pictures into the queue, and sends it at once if there is a connection. `full`: more would wait than
 * this device keeps. `refused`: the browser stores nothing.
 */
export async function sendLater(
  { view, access }: OpenedHouse,
  act: LateAct,
  pictures: readonly PickedPicture[],
): Promise<'waits' | 'full' | 'refused'> {
  const { id: houseId, role } = view.house
  const files = new Map<string, ArrayBuffer>()
  for (const { id, file } of pictures) if (file) files.set(id, await file.arrayBuffer())
  const record: NewRecord = {
    ...act,
    id: newId(),
    houseId,
    at: Date.now(),
    role,
    key: access.houseKey,
    companyId: access.houseKey === undefined ? readSession()?.user.id : undefined,
    pictures: pictures.map(({ id, takenAt, sent = false }) => ({
      id,
      bytes: files.get(id)?.byteLength ?? 0,
      takenAt,
      sent,
    })),
  }
  try {
    if (!(await device.add(record, files))) return 'full'
  } catch {
    return 'refused'
  }
  // Asks the browser not to clear what waits. It may refuse, and need not be waited for.
  void navigator.storage?.persist?.().catch(() => false)
  void queue.wake()
  tabs?.postMessage({})
  return 'waits'
}

/** Sends a record that was stopped once more. */
export async function tryAgain({ place }: QueueRecord): Promise<void> {
  await device.change(place, () => ({ stopped: undefined, resent: false }))
  await queue.wake()
}

/** Removes a record that could not be sent, with its pictures. */
export async function leaveOut(record: QueueRecord): Promise<void> {
  await device.remove([record])
  await queue.heard()
  tabs?.postMessage({})
}

function lineOf(onBytes: (pictureId: string, bytes: number) => void): QueueLine {
  return {
    maySend: (record) => accessOf(record) !== undefined,
    async sendPicture(record, { id, takenAt }, bytes) {
      const form = new FormData()
      form.append('kind', record.pictureKind)
      if (takenAt !== undefined) form.append('takenAt', takenAt)
      form.append('image', new Blob([bytes], { type: 'image/jpeg' }), `${id}.jpg`)
      const { signal, again, end } = untilStalled()
      try {
        await sendHousePicture({
          params: { id: record.houseId, pictureId: id },
          form,
          ...accessOf(record),
          signal,
          onProgress: (share) => {
            again()
            onBytes(id, share * bytes.byteLength)
          },
        })
      } finally {
        end()
      }
    },
    async sendAct(record) {
      const { call, ids, body, id, houseId } = record
      return houseRequest(call, {
        params: { id: houseId, ...ids },
        ...accessOf(record),
        // The body was made for this call when it was put into the queue.
        body: { ...body, id } as never,
      })
    },
  }
}

/** A new own key takes the place of the one with which it was written. A company sends its own records alone. */
function accessOf({ houseId, role, key, companyId }: QueueRecord): HouseAccess | undefined {
  if (key !== undefined) {
    const kept = findKeptHouse(houseId)
    return { houseKey: role === 'own' && kept?.role === 'own' ? kept.key : key }
  }
  const session = readSession()
  return session && session.user.id === companyId ? { token: session.token } : undefined
}

/** A signal that ends a call after a minute without `again`. */
function untilStalled() {
  const controller = new AbortController()
  const give = () => controller.abort(noResponseError('timeout'))
  let timer = setTimeout(give, stalledMs)
  const end = () => clearTimeout(timer)
  return {
    signal: controller.signal,
    again() {
      end()
      timer = setTimeout(give, stalledMs)
    },
    end,
  }
}
