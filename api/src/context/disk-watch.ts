import { DiskFull } from '../core/disk-full.ts'
import { noteEvent } from '../core/events.ts'
import { type Logger, logger } from '../core/log.ts'

/** Places that may be full: on disks of their own, or on one. */
export type DiskPlace = 'database' | 'files'

/** Knows which places are full. Logs the beginning and the end of it, not every request. */
export interface DiskWatch {
  /** Runs work that saves something there; fails with the error of the work. */
  saving<Result>(place: DiskPlace, work: () => Promise<Result>): Promise<Result>
  isFull(): boolean
  close(): void
}

interface DiskWatchOptions {
  /** Saves and removes something there. Throws the error that every write there would get. */
  trials: Record<DiskPlace, () => Promise<void>>
  /** How often a place that is full is tried again, ms. */
  tryEveryMs?: number
  /** For tests. */
  log?: Pick<Logger, 'error' | 'info'>
}

const defaultTryEveryMs = 2000

/**
 * Watches for full disks. A small write that succeeds by chance does not end the state: only a trial of a useful size
 * does. The server makes that trial by itself, because a server that is not ready gets no requests.
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
