import { AsyncLocalStorage } from 'node:async_hooks'

/** Databases that are being written around a piece of code. One storage for all: each costs every promise a moment. */
const written = new AsyncLocalStorage<readonly symbol[]>()

/**
 * Refuses a `write` begun inside another one on the same database: on SQLite it would wait for itself forever, on
 * PostgreSQL it would commit separately from the transaction around it.
 */
export function writeGuard(): <T>(run: () => Promise<T>) => Promise<T> {
  const own = Symbol('database')
  return (run) => {
    const around = written.getStore() ?? []
    if (around.includes(own)) {
      return Promise.reject(
        new Error('A write may not begin inside another: pass its transaction on instead.'),
      )
    }
    return written.run([...around, own], run)
  }
}
