import { tell } from './errors.ts'
import { logger } from './log.ts'
import { jitter } from './secrets/random.ts'

/** Values that wait in memory and are stored in batches, so that no caller waits for the database. */
export interface Batches<Value> {
  /** Number of values that wait. */
  readonly size: number
  has(key: string): boolean
  /** Takes a value. Stores nothing yet. */
  add(key: string, value: Value): void
  /** Stores the values taken so far; returns what `keep` returned. When it rejects, they wait for the next call. */
  store(): Promise<number>
  start(): void
  /** Stores what is left and stops. Never rejects. */
  stop(): Promise<void>
}

interface Options<Value> {
  /** Name in the log, such as `visits`. */
  name: string
  /** Time between two batches, ms. */
  everyMs: number
  /** Stores a batch; returns the number of values that count. */
  keep(values: readonly Value[]): Promise<number>
}

export function createBatches<Value>({ name, everyMs, keep }: Options<Value>): Batches<Value> {
  const log = logger('main')
  let waiting = new Map<string, Value>()
  let storing: Promise<number> | undefined
  let timer: NodeJS.Timeout | undefined

  async function storeOnce(): Promise<number> {
    const batch = waiting
    waiting = new Map()
    if (batch.size === 0) return 0
    try {
      return await keep([...batch.values()])
    } catch (error) {
      waiting = new Map([...batch, ...waiting])
      throw error
    }
  }

  async function store(): Promise<number> {
    storing ??= storeOnce().finally(() => {
      storing = undefined
    })
    return storing
  }

  async function storeQuietly(): Promise<void> {
    await store().catch(tell((err) => log.warn({ err }, `${name} wait to be stored`)))
  }

  return {
    get size() {
      return waiting.size
    },
    has: (key) => waiting.has(key),
    add(key, value) {
      waiting.set(key, value)
    },
    store,
    start() {
      timer ??= setInterval(() => void storeQuietly(), everyMs * jitter()).unref()
    },
    async stop() {
      clearInterval(timer)
      timer = undefined
      // Values taken while a batch was being stored are stored after it.
      await storeQuietly()
      await storeQuietly()
    },
  }
}
