import { AsyncLocalStorage } from 'node:async_hooks'
import type { Database, Writer } from './database.ts'

/** What is written with the first write that begins below `withFirstWrite`. */
interface Companion {
  note(trx: Writer): Promise<void>
  begun: boolean
}

const companions = new AsyncLocalStorage<Companion | undefined>()

/**
 * Runs `run`; `note` becomes part of the transaction of the first write in it. When `note` throws, that write is rolled
 * back and rejects with what was thrown. No later write carries it, also not after a failure.
 */
export function withFirstWrite<T>(note: (trx: Writer) => Promise<void>, run: () => Promise<T>): Promise<T> {
  return companions.run({ note, begun: false }, run)
}

/** For writes that are no part of what the call does, such as counters: `withFirstWrite` passes over them. */
export function apartFromCall<T>(run: () => Promise<T>): Promise<T> {
  return companions.run(undefined, run)
}

/** The database whose writes carry what `withFirstWrite` gives them. */
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
  // The engine may run this more than once: each time with both.
  return async (trx) => {
    await companion.note(trx)
    return work(trx)
  }
}
