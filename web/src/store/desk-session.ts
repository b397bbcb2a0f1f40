import { storedText } from '../browser/stored-text.ts'

/**
 * Token of the account signed in at the desk in this browser. A desk's and a company's session never exist
 * together: signing in to one ends the other.
 */
export const deskToken = storedText('desk-token')

/** Time of the last answered call of the desk in this browser, ms as text. A call in another tab counts too. */
export const lastDeskCall = storedText('desk-last-call')

/** Signs out at the desk here at once, and tells the server in the background; never rejects. */
export function leaveDesk(): void {
  const token = deskToken.read()
  if (token === null) return
  deskToken.write(null)
  lastDeskCall.write(null)
  import('../net/desk-client.ts')
    .then(({ deskRequest }) => deskRequest('leaveDesk', { token }))
    .catch(() => {
      // After a failure the session ends by itself when its time is up.
    })
}
