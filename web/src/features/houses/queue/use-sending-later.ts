import { useEffect, useState } from 'react'
import { act, type OpenedHouse } from '../house-acts.ts'
import type { PickedPicture } from '../picked-pictures.ts'
import { type Sending, useSending } from '../use-sending.ts'
import { loadQueue } from './load-queue.ts'
import type { LateAct, ToldLater } from './queue-records.ts'

/** How the sheet may close: nothing to say while it waits, a sentence and a line for WhatsApp once it is sent. */
export interface SentOrWaits {
  readonly said?: string
  readonly told?: ToldLater
}

export interface SendingLater {
  /** Progress, where it is sent from the sheet itself. */
  readonly sending: Sending | undefined
  /** True when more would wait than this device keeps. */
  readonly full: boolean
  /** True where the browser keeps nothing: all is sent while the sheet is open. */
  readonly refused: boolean
  /**
   * Puts it into the queue of the device, or sends it at once where nothing is kept. Undefined when the queue is full. Throws
   * ApiError.
   */
  readonly send: (late: LateAct, pictures: readonly PickedPicture[]) => Promise<SentOrWaits | undefined>
}

/** Sends an act of a sheet by the queue of the device. */
export function useSendingLater(opened: OpenedHouse): SendingLater {
  const { sending, send: sendNow } = useSending(opened)
  const [full, setFull] = useState(false)
  const [refused, setRefused] = useState(false)
  useEffect(() => {
    const look = async () => setRefused(!(await (await loadQueue()).isStored()))
    look().catch(() => undefined)
  }, [])

  const send = async (late: LateAct, pictures: readonly PickedPicture[]) => {
    const outcome = await queued(opened, late, pictures)
    setFull(outcome === 'full')
    if (outcome === 'waits') return {}
    if (outcome === 'full') return undefined
    setRefused(true)
    const content = { ...late.body, pictureIds: pictures.map(({ id }) => id) }
    // The body was made for this call.
    await sendNow(
      pictures,
      content,
      (body) => act(opened, late.call, late.ids, body as never),
      late.pictureKind,
    )
    return { said: late.said, ...(late.told && { told: late.told }) }
  }
  return { sending, full, refused, send }
}

async function queued(opened: OpenedHouse, late: LateAct, pictures: readonly PickedPicture[]) {
  try {
    return await (await loadQueue()).sendLater(opened, late, pictures)
  } catch {
    // The file of the queue could not be fetched.
    return 'refused'
  }
}
