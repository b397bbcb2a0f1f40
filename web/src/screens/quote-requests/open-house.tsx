import { type Invitation, screens } from '@tameer/contract'
import * as words from '#words/quote-request'
import { houseRequest } from '../../net/house-client.ts'
import { call } from '../../store/call.ts'
import { useFetched } from '../../store/use-fetched.ts'
import { ActionLink } from '../../ui/links.tsx'

/** Leads to the house that the family has begun with the company's quote. Nothing before it has. */
export function OpenHouse({ request }: Pick<Invitation, 'request'>) {
  const { value } = useFetched(request.id, () => call((token) => houseRequest('listHouses', { token })))
  const house = value?.data.find(({ requestId }) => requestId === request.id)
  if (!house) return null
  return (
    <ActionLink className="justify-self-start" main to={screens.house.to(house.id)}>
      {words.openHouse}
    </ActionLink>
  )
}
