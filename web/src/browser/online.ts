import type { Watched } from './watched-value.ts'

/** True while the device reports a connection. */
export const online: Watched<boolean> = {
  read: () => navigator.onLine,
  subscribe(listener) {
    window.addEventListener('online', listener)
    window.addEventListener('offline', listener)
    return () => {
      window.removeEventListener('online', listener)
      window.removeEventListener('offline', listener)
    }
  },
}
