import { listeners, type Watched } from './watched-value.ts'

/**
 * A text of this name in the device's storage. Follows changes in other tabs. A text that the device refuses to
 * store is kept in memory for as long as the page is open.
 */
export interface StoredText extends Watched<string | null> {
  /** Null removes it. Returns true when the device stored it beyond this page. */
  write(text: string | null): boolean
  /** False while the text is only in memory. */
  isStored(): boolean
}

export function storedText(key: string): StoredText {
  let unstored: { text: string | null } | undefined
  const { subscribe, notify } = listeners()
  return {
    read() {
      if (unstored) return unstored.text
      try {
        return localStorage.getItem(key)
      } catch {
        return null
      }
    },
    write(text) {
      try {
        if (text === null) localStorage.removeItem(key)
        else localStorage.setItem(key, text)
        unstored = undefined
      } catch {
        unstored = { text }
      }
      notify()
      return unstored === undefined
    },
    isStored: () => unstored === undefined,
    subscribe(listener) {
      const leave = subscribe(listener)
      const follow = (event: StorageEvent) => {
        // A null key means that the whole storage was cleared.
        if (event.key === key || event.key === null) listener()
      }
      window.addEventListener('storage', follow)
      return () => {
        leave()
        window.removeEventListener('storage', follow)
      }
    },
  }
}
