import { storedText } from '../browser/stored-text.ts'

/** The token of whoever is signed in at the desk in this browser. Beside a company's session, never with it. */
export const deskToken = storedText('desk-token')

/** Signs out at the desk here at once and tells the server in the background; never rejects. */
export function leaveDesk(): void {
  const token = deskToken.read()
  if (token === null) return
  deskToken.write(null)
  import('../net/desk-client.ts')
    .then(({ deskRequest }) => deskRequest('leaveDesk', { token }))
    .catch(() => {
      // The session then ends by itself when its time is up.
    })
}
