import type { Reader } from './database.ts'

const mostKept = 1000

/** A cache with a TTL for each database, in this process. */
export class TtlCache<Value> {
  readonly #byReader = new WeakMap<Reader, Map<string, { value: Value; until: number }>>()

  /** The cached value; undefined when there is none, or it is too old. */
  recall(db: Reader, name: string): Value | undefined {
    const known = this.#byReader.get(db)?.get(name)
    return known && known.until > performance.now() ? known.value : undefined
  }

  note(db: Reader, name: string, value: Value, forMs: number): void {
    const known = this.#byReader.get(db) ?? new Map()
    this.#byReader.set(db, known)
    if (known.size >= mostKept) known.clear()
    known.set(name, { value, until: performance.now() + forMs })
  }
}
