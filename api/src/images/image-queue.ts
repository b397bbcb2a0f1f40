import { availableParallelism } from 'node:os'
import { busy } from '../core/errors.ts'

export interface ImageQueueOptions {
  /** Number of pictures processed at once. */
  atOnce?: number
  /** Number of pictures that may wait beyond those. */
  maxWaiting?: number
}

interface RunOptions {
  /** The owner of the pictures: a company's id, or a name for the server's own work. Owners take turns. */
  owner: string
  signal?: AbortSignal | undefined
}

/** A bounded queue for work on pictures. Owners take turns, one picture each. */
export interface ImageQueue {
  /**
   * Runs the tasks of one request and returns their results in order. The first failure is thrown; tasks of the request
   * that have not begun are dropped, as they are when `signal` is aborted. Throws `busy` before it begins when there is
   * no room for all of them.
   */
  runAll<Result>(tasks: (() => Promise<Result>)[], options: RunOptions): Promise<Result[]>
  /**
   * Throws `busy` when there is no room for so many pictures now, in all or for this owner: ask it before reading a
   * form.
   */
  requireRoom(count: number, owner?: string): void
  /** Number of pictures that wait, and of pictures being processed. */
  load(): { waiting: number; busy: number }
}

/** An owner's share of the queue. */
interface Share {
  waiting: (() => Promise<void>)[]
  running: number
}

const secondsPerImage = 0.5

// With more than four, sharp would block all threads of libuv's pool, which file access and password hashing need.
const defaults = { atOnce: Math.min(3, Math.max(1, availableParallelism())), maxWaiting: 60 }

/** Makes a queue; the defaults suit two cores. One owner may fill half of the waiting places. */
export function createImageQueue(options: ImageQueueOptions = {}): ImageQueue {
  const { atOnce, maxWaiting } = { ...defaults, ...options }
  /** By owner; the owner who has waited longest for a turn comes first. */
  const shares = new Map<string, Share>()
  let running = 0
  let waiting = 0

  /** Of the owners with the fewest running pictures, the one who has waited longest. */
  function nextInTurn(): [owner: string, share: Share] | undefined {
    const candidates = [...shares].filter(([, share]) => share.waiting.length > 0)
    return candidates.toSorted(([, one], [, other]) => one.running - other.running)[0]
  }

  function startNext() {
    while (running < atOnce) {
      const [owner = '', share] = nextInTurn() ?? []
      const task = share?.waiting.shift()
      if (!share || !task) return
      waiting -= 1
      running += 1
      share.running += 1
      void task().finally(() => {
        running -= 1
        share.running -= 1
        shares.delete(owner)
        if (share.running + share.waiting.length > 0) shares.set(owner, share)
        startNext()
      })
    }
  }

  function shareOf(owner: string): Share {
    const share = shares.get(owner) ?? { waiting: [], running: 0 }
    shares.set(owner, share)
    return share
  }

  function requireRoom(count: number, owner?: string) {
    const own = owner === undefined ? 0 : (shares.get(owner)?.waiting.length ?? 0)
    const full = waiting + running + count > atOnce + maxWaiting
    if (full || (own > 0 && own + count > maxWaiting / 2)) {
      throw busy(Math.ceil((waiting * secondsPerImage) / atOnce) + 1)
    }
  }

  async function runAll<Result>(
    tasks: (() => Promise<Result>)[],
    { owner, signal }: RunOptions,
  ): Promise<Result[]> {
    if (tasks.length === 0) return []
    requireRoom(tasks.length, owner)
    const share = shareOf(owner)
    let failed = false
    const results = tasks.map(
      (task) =>
        new Promise<Result>((resolve, reject) => {
          waiting += 1
          share.waiting.push(async () => {
            if (failed) return reject(new Error('dropped: another picture of the request failed'))
            try {
              signal?.throwIfAborted()
              resolve(await task())
            } catch (error) {
              failed = true
              reject(error)
            }
          })
        }),
    )
    startNext()
    // Settled, not raced: when this returns, no task of the request still reads its temporary files.
    const settled = await Promise.allSettled(results)
    const firstFailure = settled.find((one) => one.status === 'rejected')
    if (firstFailure) throw firstFailure.reason
    return settled.map((one) => (one as PromiseFulfilledResult<Result>).value)
  }

  return { runAll, requireRoom, load: () => ({ waiting, busy: running }) }
}
