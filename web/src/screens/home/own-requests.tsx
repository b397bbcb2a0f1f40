import * as words from '#words/requests'
import { useOwnRequests } from '../../features/requests/own-requests.ts'
import { RequestLine } from '../../features/requests/request-line.tsx'

/** The newest requests of this device. The others are behind "Requests" in the header. */
const shown = 2

/** Requests that this device can open, with their states. */
export function OwnRequests() {
  return (
    <ul aria-label={words.ownRequests} className="mt-5 divide-y divide-line border-line border-y">
      {useOwnRequests()
        .slice(0, shown)
        .map((own) => (
          <li key={own.id}>
            <RequestLine own={own} />
          </li>
        ))}
    </ul>
  )
}
