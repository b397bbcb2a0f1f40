import { useOwnRequests } from '../../features/requests/own-requests.ts'
import { RequestLine } from '../../features/requests/request-line.tsx'

/** The newest request of this device, with its state. The others are behind "Requests" in the header. */
export function OwnRequest() {
  const [own] = useOwnRequests()
  return <div className="sheet py-1.5 text-small">{own && <RequestLine inText key={own.id} own={own} />}</div>
}
