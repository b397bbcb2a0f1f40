import type { HouseView } from '@tameer/contract'
import type { Watched } from '../../../browser/watched-value.ts'
import { createBoard, type QueueState } from './progress-board.ts'
import type { QueueRecord } from './queue-records.ts'
import { type QueueLine, type QueueStore, sendWaiting } from './send-waiting.ts'

/** Pauses after failures: 2, 4, 8 … 60 s. */
const pauseMs = (failures: number) => Math.min(1000 * 2 ** failures, 60_000)
/** How often the queue looks by itself whether something waits, ms. */
const lookMs = 30_000

/** A record that has arrived, and the house after it where this tab has sent it. */
type OnSent = (record: QueueRecord, view: HouseView | undefined) => void

export interface QueueParts {
  readonly store: QueueStore
  /** `onBytes` gets the bytes of a picture that have gone so far. */
  readonly line: (onBytes: (pictureId: string, bytes: number) => void) => QueueLine
  /** Does the work unless another tab is at it. */
  readonly alone: (work: () => Promise<void>) => Promise<boolean>
  /** Tells the other tabs; without a record that something has changed. */
  readonly tellTabs: (sent?: QueueRecord) => void
}

export interface Queue {
  readonly state: Watched<QueueState>
  /** Sends for as long as the page shows a house. Returns the function that ends it. */
  start(onSent: OnSent): () => void
  /** Reads again what waits, and sends it at once. */
  wake(): Promise<void>
  /** Another tab has changed something, or has sent a record. */
  heard(sent?: QueueRecord): Promise<void>
}

/** The queue of one page: tries, waits and tries again, and tells how far it is. */
export function createQueue({ store, line, alone, tellTabs }: QueueParts): Queue {
  const listeners = new Set<OnSent>()
  const tell: OnSent = (record, view) => {
    for (const listener of listeners) listener(record, view)
  }
  const board = createBoard(store, tellTabs, (record, view) => {
    tell(record, view)
    tellTabs(record)
  })
  const tries = createTries(async () => {
    await board.read()
    let failure: unknown
    if (board.state.read().records.some(({ stopped }) => stopped === undefined))
      await alone(async () => {
        board.begins()
        failure = await sendWaiting(store, line(board.onBytes), board.ears)
        board.ends(failure)
      })
    return failure
  })
  return {
    state: board.state,
    wake: tries.wake,
    start(onSent) {
      listeners.add(onSent)
      tries.begin()
      return () => {
        listeners.delete(onSent)
        if (listeners.size === 0) tries.end()
      }
    },
    async heard(sent) {
      if (!sent) return board.follow()
      await board.arrived(sent)
      tell(sent, undefined)
    },
  }
}

/**
 * Tries between `begin` and `end`: at once, when the connection or the person comes back, every half minute, and after a
 * failure of `work` with growing pauses. Never twice at once.
 */
function createTries(work: () => Promise<unknown>) {
  let failures = 0
  let pause: ReturnType<typeof setTimeout> | undefined
  let running = false
  /** True when something came to be sent while a try was under way. */
  let again = false
  let endWatch: (() => void) | undefined
  const begun = () => endWatch !== undefined

  const run = async (): Promise<void> => {
    again = running
    if (running || !begun()) return
    running = true
    clearTimeout(pause)
    pause = undefined
    // Without storage there is nothing to send.
    const failure = await work().catch(() => undefined)
    running = false
    failures = failure === undefined ? 0 : failures + 1
    if (again) return run()
    if (failure !== undefined && begun()) pause = setTimeout(() => void run(), pauseMs(failures))
  }
  const wake = () => {
    failures = 0
    return run()
  }
  return {
    wake,
    begin() {
      if (endWatch) return
      endWatch = watchPage(
        () => void wake(),
        () => pause === undefined && !running && void run(),
      )
      void wake()
    },
    end() {
      endWatch?.()
      endWatch = undefined
      clearTimeout(pause)
      pause = undefined
    },
  }
}

/** Calls `wake` when the connection or the person comes back, and `look` every half minute. Returns the function that ends it. */
function watchPage(wake: () => void, look: () => void): () => void {
  const comeBack = () => {
    if (document.visibilityState === 'visible') wake()
  }
  const timer = setInterval(look, lookMs)
  window.addEventListener('online', wake)
  document.addEventListener('visibilitychange', comeBack)
  return () => {
    clearInterval(timer)
    window.removeEventListener('online', wake)
    document.removeEventListener('visibilitychange', comeBack)
  }
}
