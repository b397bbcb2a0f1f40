import type { Clock } from '../core/clock.ts'
import { countEvent } from '../core/events.ts'

export interface HealthOptions {
  /** Failures in a row after which no requests are sent to the storage. */
  failures: number
  /** Length of that pause, ms. Then one call tries; the others go on when it has succeeded. */
  restMs: number
  clock: Clock
}

/** A circuit breaker: while a storage is down, a call to it would only wait, and make others wait. */
export class StorageHealth {
  readonly #options: HealthOptions
  #failures = 0
  #restUntil = 0
  #last: unknown

  constructor(options: HealthOptions) {
    this.#options = options
  }

  /** The last failure, during a pause; undefined lets the caller send its request. */
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
