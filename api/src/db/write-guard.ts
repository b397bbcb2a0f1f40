import { AsyncLocalStorage } from 'node:async_hooks'

/**
 * Refuses a `write` begun inside another one on the same database: on SQLite it would wait for itself forever, on
 * PostgreSQL it would commit separately from the transaction around it.
 */
export function writeGuard(): <T>(run: () => Promise<T>) => Promise<T> {
  const inside = new AsyncLocalStorage<true>()
  return (run) => {
    if (inside.getStore()) {
      return Promise.reject(
        new Error('A write may not begin inside another: pass its transaction on instead.'),
      )
    }
    return inside.run(true, run)
  }
}
