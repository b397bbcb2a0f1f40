import type { HousePictureKind, HouseView } from '@tameer/contract'

/** Most that waits on a device: pictures, and bytes of them. */
export const mostWaiting = { pictures: 60, bytes: 40 * 1024 ** 2 }

/** A line that may be sent on WhatsApp once the record has gone. */
export interface ToldLater {
  readonly line: string
  readonly label?: string
  readonly stageId?: string
}

/** An act that may wait on the device: its call, the ids in its address, and its body without an id. */
export interface LateAct {
  readonly call: 'addHouseEntry' | 'claimStage' | 'notePayment' | 'addDelivery' | 'addSnag' | 'mendSnag'
  readonly ids: Readonly<Record<string, string>>
  readonly body: Readonly<Record<string, unknown>>
  readonly pictureKind: HousePictureKind
  /** Names it where it could not be sent: "5 pictures", "Plaster done". */
  readonly title: string
  /** Sentence once it has gone. */
  readonly said: string
  readonly told?: ToldLater | undefined
}

/** A picture of a record. Its bytes are stored apart. */
export interface QueuedPicture {
  /** Id under which it is sent, again and again if need be. */
  readonly id: string
  readonly bytes: number
  /** ISO time in the picture. */
  readonly takenAt?: string | undefined
  /** True once the server has it. */
  readonly sent?: boolean
}

/** An act with its pictures that waits on the device to be sent. */
export interface QueueRecord extends LateAct {
  /** Place in the order, given by the database. */
  readonly place: number
  /** Id of the act: sent again, the server knows it by this. */
  readonly id: string
  readonly houseId: string
  /** The device's time at which it was written, ms. */
  readonly at: number
  readonly role: HouseView['house']['role']
  /** Key of the house with which it was written; without one it is the company's. */
  readonly key?: string | undefined
  readonly companyId?: string | undefined
  readonly pictures: readonly QueuedPicture[]
  /** Sentence with which the server refused it. It is kept, and sent only when the person tries again. */
  readonly stopped?: string | undefined
  /** True once the pictures were sent anew because the server had lost one. */
  readonly resent?: boolean
}

export type NewRecord = Omit<QueueRecord, 'place'>

/** Pictures of records, and their bytes. */
export interface Amount {
  readonly pictures: number
  readonly bytes: number
}

export function amountOf(pictures: readonly QueuedPicture[]): Amount {
  return { pictures: pictures.length, bytes: pictures.reduce((sum, { bytes }) => sum + bytes, 0) }
}

/** True when a further record would be more than a device keeps. */
export function isFull(waiting: readonly QueueRecord[], next: NewRecord): boolean {
  const { pictures, bytes } = amountOf([...waiting, next].flatMap((one) => one.pictures))
  return pictures > mostWaiting.pictures || bytes > mostWaiting.bytes
}

/** How far the sending of a house is. */
export interface QueueProgress {
  /** Whole pictures that the server has, of all that went or wait since nothing waited. */
  readonly sent: number
  readonly all: number
  readonly sentBytes: number
  readonly allBytes: number
}

/** Progress of records that wait. `gone`: of those that went before; `underwayBytes`: of the picture on its way. */
export function progressOf(
  waiting: readonly QueueRecord[],
  gone: Amount = { pictures: 0, bytes: 0 },
  underwayBytes = 0,
): QueueProgress {
  const pictures = waiting.flatMap((one) => one.pictures)
  const all = amountOf(pictures)
  const sent = amountOf(pictures.filter((one) => one.sent))
  return {
    sent: gone.pictures + sent.pictures,
    all: gone.pictures + all.pictures,
    sentBytes: gone.bytes + sent.bytes + underwayBytes,
    allBytes: gone.bytes + all.bytes,
  }
}
