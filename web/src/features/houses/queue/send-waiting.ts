import type { HouseView } from '@tameer/contract'
import { pictureLost } from '#words/house-queue'
import { ApiError } from '../../../net/api-error.ts'
import type { NewRecord, QueuedPicture, QueueRecord } from './queue-records.ts'

/** The device's storage, as far as sending needs it. */
export interface QueueStore {
  records(): Promise<readonly QueueRecord[]>
  fileOf(pictureId: string): Promise<ArrayBuffer | undefined>
  change(place: number, make: (record: QueueRecord) => Partial<NewRecord>): Promise<QueueRecord | undefined>
  remove(gone: readonly QueueRecord[]): Promise<void>
}

/** The way to the server. Both calls throw ApiError. */
export interface QueueLine {
  /** False while nothing on this device may send the record, such as the session of its company. */
  maySend(record: QueueRecord): boolean
  sendPicture(record: QueueRecord, picture: QueuedPicture, bytes: ArrayBuffer): Promise<void>
  sendAct(record: QueueRecord): Promise<HouseView>
}

/** Gets to know what has changed. */
export interface QueueEars {
  /** A picture has arrived, or a record was stopped. */
  changed(): Promise<void>
  /** A record has arrived whole; `view` is the house after it. */
  sent(record: QueueRecord, view: HouseView): Promise<void>
}

/** Statuses by which the server says no: the same again would be refused again. */
const refusals = [400, 403, 404, 409]

/**
 * Sends what waits in its order, one picture at a time, each under its own id, and then the act under its own. What the server
 * refuses is stopped with the server's sentence, and the rest goes on. Returns the failure after which to try again later;
 * undefined when nothing is left to send.
 */
export async function sendWaiting(store: QueueStore, line: QueueLine, ears: QueueEars): Promise<unknown> {
  for (;;) {
    const waiting = await store.records()
    const next = waiting.find((one) => one.stopped === undefined && line.maySend(one))
    if (!next) return undefined
    try {
      await sendRecord(next, store, line, ears)
    } catch (error) {
      if (!(error instanceof ApiError) || !refusals.includes(error.status)) return error
      await store.change(next.place, (record) => afterRefusal(record, error))
      await ears.changed()
    }
  }
}

async function sendRecord(
  first: QueueRecord,
  store: QueueStore,
  line: QueueLine,
  ears: QueueEars,
): Promise<void> {
  let record: QueueRecord | undefined = first
  for (const picture of first.pictures.filter(({ sent }) => !sent)) {
    const bytes = await store.fileOf(picture.id)
    if (!bytes) throw new ApiError(400, { message: pictureLost, code: 'invalid' })
    await line.sendPicture(first, picture, bytes)
    record = await store.change(first.place, ({ pictures }) => ({
      pictures: pictures.map((one) => (one.id === picture.id ? { ...one, sent: true } : one)),
    }))
    // The person has left it out, or another tab has sent it meanwhile.
    if (!record) return ears.changed()
    await ears.changed()
  }
  const view = await line.sendAct(record)
  await store.remove([record])
  await ears.sent(record, view)
}

/** The server keeps a picture that belongs to nothing for some days only: then all go once more. */
function afterRefusal(record: QueueRecord, { reason, message }: ApiError): Partial<NewRecord> {
  if (reason !== 'pictureNotHere' || record.resent) return { stopped: message }
  return { resent: true, pictures: record.pictures.map((one) => ({ ...one, sent: false })) }
}
