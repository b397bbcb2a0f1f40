import type { HouseView } from '@tameer/contract'
import { type Watched, watchedValue } from '../../../browser/watched-value.ts'
import { ApiError } from '../../../net/api-error.ts'
import { type Amount, amountOf, type QueueRecord } from './queue-records.ts'
import type { QueueEars, QueueStore } from './send-waiting.ts'

/** Without a whole picture for so long the line is called slow, ms. */
const slowMs = 10_000

/** `none`: the last try found no connection. `slow`: no whole picture for ten seconds, or the server asks to wait. */
export type LineState = 'good' | 'slow' | 'none'

export interface QueueState {
  /** All that waits on the device, in its order. */
  readonly records: readonly QueueRecord[]
  /** Amount that has gone since nothing waited for a house, by its id. */
  readonly gone: Readonly<Record<string, Amount>>
  /** The record that was sent last for a house, by its id, while nothing else waits for it. */
  readonly lastSent: Readonly<Record<string, QueueRecord>>
  /** The picture on its way in this tab, and how many of its bytes have gone. */
  readonly underway: { readonly id: string; readonly bytes: number } | undefined
  readonly line: LineState
}

export interface ProgressBoard {
  readonly state: Watched<QueueState>
  /** Reads again what waits. */
  read(): Promise<void>
  /** Another tab has sent a picture, or changed what waits. */
  follow(): Promise<void>
  /** A record has arrived, from this tab or another one. */
  arrived(record: QueueRecord): Promise<void>
  /** Bytes of a picture that have gone so far. */
  onBytes(id: string, bytes: number): void
  /** A try begins; it ends with a failure, or with undefined. */
  begins(): void
  ends(failure: unknown): void
  readonly ears: QueueEars
}

const nothing: QueueState = { records: [], gone: {}, lastSent: {}, underway: undefined, line: 'good' }

/** Tells how far the sending is. `onSent` is called after a record of this tab has arrived, `onChange` after each picture. */
export function createBoard(
  store: Pick<QueueStore, 'records'>,
  onChange: () => void,
  onSent: (record: QueueRecord, view: HouseView) => void,
): ProgressBoard {
  const state = watchedValue<QueueState>(nothing)
  let slow: ReturnType<typeof setTimeout> | undefined
  const set = (more: Partial<QueueState>) => state.set({ ...state.read(), ...more })
  const read = async () => set(stateOf(await store.records(), state.read()))
  const arrived = async (record: QueueRecord) => {
    set({ gone: withMore(state.read().gone, record), underway: undefined })
    await read()
    set({ lastSent: { ...state.read().lastSent, [record.houseId]: record } })
  }
  /** Begins the time anew after which the line is called slow. */
  const answered = () => {
    clearTimeout(slow)
    set({ line: 'good', underway: undefined })
    slow = setTimeout(() => set({ line: 'slow' }), slowMs)
  }
  return {
    state,
    read,
    follow: () => {
      set({ line: 'good' })
      return read()
    },
    arrived,
    onBytes(id, bytes) {
      if (state.read().line === 'none') answered()
      set({ underway: { id, bytes } })
    },
    // After a failed try the line counts as broken until something has gone.
    begins: () => state.read().line !== 'none' && answered(),
    ends(failure) {
      clearTimeout(slow)
      set({ line: lineAfter(failure), underway: undefined })
    },
    ears: {
      async changed() {
        answered()
        await read()
        onChange()
      },
      async sent(record, view) {
        answered()
        await arrived(record)
        onSent(record, view)
      },
    },
  }
}

function stateOf(
  records: readonly QueueRecord[],
  { gone, lastSent }: QueueState,
): Pick<QueueState, 'records' | 'gone' | 'lastSent'> {
  const waits = (id: string) => records.some((one) => one.houseId === id && one.stopped === undefined)
  return {
    records,
    gone: ofHouses(gone, waits),
    lastSent: ofHouses(lastSent, (id) => !waits(id)),
  }
}

function ofHouses<Value>(
  values: Readonly<Record<string, Value>>,
  keeps: (houseId: string) => boolean,
): Record<string, Value> {
  return Object.fromEntries(Object.entries(values).filter(([id]) => keeps(id)))
}

function withMore(
  gone: Readonly<Record<string, Amount>>,
  { houseId, pictures }: QueueRecord,
): Record<string, Amount> {
  const before = gone[houseId] ?? { pictures: 0, bytes: 0 }
  const more = amountOf(pictures)
  const sum = { pictures: before.pictures + more.pictures, bytes: before.bytes + more.bytes }
  return { ...gone, [houseId]: sum }
}

function lineAfter(failure: unknown): LineState {
  if (failure === undefined) return 'good'
  return failure instanceof ApiError && failure.status > 0 ? 'slow' : 'none'
}
