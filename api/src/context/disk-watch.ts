import { DiskFull } from '../core/disk-full.ts'
import { noteEvent } from '../core/events.ts'
import { type Logger, logger } from '../core/log.ts'

/** Where it may be full: on disks of their own, or on one. */
export type DiskPlace = 'database' | 'files'

/** Knows which places are full. Says so in the log when that begins and when it ends, not for each request. */
export interface DiskWatch {
  /** Runs work that saves something there; fails as the work does. */
  saving<Result>(place: DiskPlace, work: () => Promise<Result>): Promise<Result>
  isFull(): boolean
  close(): void
}

interface DiskWatchOptions {
  /** Saves and removes something there. Throws what every write there would. */
  trials: Record<DiskPlace, () => Promise<void>>
  /** How often a place that is full is tried again, ms. */
  tryEveryMs?: number
  /** For tests. */
  log?: Pick<Logger, 'error' | 'info'>
}

const defaultTryEveryMs = 2000

/**
 * A write that fits in by chance does not end it: only a trial of a useful size does, which is made without anybody
 * asking, because a server that is not ready is asked nothing.
 */
export function createDiskWatch(options: DiskWatchOptions): DiskWatch {
  const { trials, tryEveryMs = defaultTryEveryMs, log = logger('main') } = options
  const full = new Map<DiskPlace, NodeJS.Timeout>()
  let closed = false

  function begin(place: DiskPlace, { cause }: DiskFull): void {
    if (full.has(place)) return
    tryLater(place)
    const reason = cause instanceof Error ? cause.message : String(cause)
    noteEvent(log, 'error', 'disk-full', { place, reason, words: 'nothing can be saved: the disk is full' })
  }

  function tryLater(place: DiskPlace): void {
    full.set(place, setTimeout(() => void tryAgain(place), tryEveryMs).unref())
  }

  async function tryAgain(place: DiskPlace): Promise<void> {
    const works = await trials[place]().then(
      () => true,
      () => false,
    )
    if (closed) return
    if (!works) return tryLater(place)
    full.delete(place)
    noteEvent(log, 'info', 'disk-has-room', { place, words: 'the disk has room again' })
  }

  return {
    async saving(place, work) {
      try {
        return await work()
      } catch (error) {
        if (error instanceof DiskFull) begin(place, error)
        throw error
      }
    },
    isFull: () => full.size > 0,
    close() {
      closed = true
      for (const timer of full.values()) clearTimeout(timer)
    },
  }
}
