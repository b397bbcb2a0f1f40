/** A value that can be read at any time and notifies its listeners of changes. */
export interface Watched<Value> {
  read(): Value
  /** Returns the function that ends the subscription. */
  subscribe(listener: () => void): () => void
}

/** A value that is kept in memory for as long as the page is open. */
export function watchedValue<Value>(first: Value): Watched<Value> & { set(next: Value): void } {
  let value = first
  const { subscribe, notify } = listeners()
  return {
    read: () => value,
    subscribe,
    set(next) {
      value = next
      notify()
    },
  }
}

/** A set of listeners. */
export function listeners() {
  const all = new Set<() => void>()
  return {
    subscribe(listener: () => void): () => void {
      all.add(listener)
      return () => void all.delete(listener)
    },
    notify() {
      for (const listener of all) listener()
    },
  }
}
