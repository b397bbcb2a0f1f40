import { AsyncLocalStorage } from 'node:async_hooks'
import type { Database, Writer } from './database.ts'

/** Written with the first write that begins within `withFirstWrite`. */
interface Companion {
  note(trx: Writer): Promise<void>
  begun: boolean
}

const companions = new AsyncLocalStorage<Companion | undefined>()

/**
 * Runs `run`; `note` becomes part of the transaction of the first write in it. When `note` throws, that write is rolled
 * back and rejects with the same error. No later write includes it, even after a failure.
 */
export function withFirstWrite<T>(note: (trx: Writer) => Promise<void>, run: () => Promise<T>): Promise<T> {
  return companions.run({ note, begun: false }, run)
}

/** For writes that are independent of the call's work, such as counters: `withFirstWrite` ignores them. */
export function apartFromCall<T>(run: () => Promise<T>): Promise<T> {
  return companions.run(undefined, run)
}

/** Wraps the database, so that its writes include the notes of `withFirstWrite`. */
export function carryingNotes(db: Database): Pick<Database, 'write' | 'note'> {
  return {
    write: (work) => db.write(withNote(work)),
    note: (work) => db.note(withNote(work)),
  }
}

function withNote<Trx extends Writer, T>(work: (trx: Trx) => Promise<T>): (trx: Trx) => Promise<T> {
  const companion = companions.getStore()
  if (!companion || companion.begun) return work
  companion.begun = true
  // The engine may run this more than once, each time with both.
  return async (trx) => {
    await companion.note(trx)
    return work(trx)
  }
}
