import type { Clock } from '../core/clock.ts'
import { countEvent } from '../core/events.ts'

export interface HealthOptions {
  /** Failures in a row after which the storage is left alone. */
  failures: number
  /** For how long, ms. Then one call tries; the others go on when it has returned. */
  restMs: number
  clock: Clock
}

/** Knows whether it makes sense to ask a storage: who asks one that is down waits for nothing, and makes others wait. */
export class StorageHealth {
  readonly #options: HealthOptions
  #failures = 0
  #restUntil = 0
  #last: unknown

  constructor(options: HealthOptions) {
    this.#options = options
  }

  /** The last failure, while the storage is left alone; undefined lets the caller ask. */
  whyNot(): unknown {
    if (this.#failures < this.#options.failures) return undefined
    const now = this.#options.clock()
    if (now < this.#restUntil) return this.#last
    this.#restUntil = now + this.#options.restMs
    return undefined
  }

  answered(): void {
    this.#failures = 0
  }

  failed(error: unknown): void {
    this.#failures += 1
    countEvent('storage-failed')
    this.#last = error
    this.#restUntil = this.#options.clock() + this.#options.restMs
  }
}
