import { storedText } from '../../browser/stored-text.ts'
import { unsent } from '../../forms/careful-acts.ts'
import { newKey } from '../../lib/new-key.ts'
import { houseRequest } from '../../net/house-client.ts'
import { keepHouse, keptOf } from './own-houses.ts'

// The way back into a house whose keys were lost, by a link that was mailed.

/** The token that is being used, and the key that this device has made for it: `{ token, key }`. */
const stored = storedText('houseWayBack')

/** The key for a token. It is kept before it is sent, so that a lost response or a reload loses nothing. */
export function keyOfWayBack(token: string): string {
  const found = keptKey(token)
  if (found !== undefined) return found
  const key = newKey()
  stored.write(JSON.stringify({ token, key }))
  return key
}

/** False while the browser keeps the key only until the page is closed. */
export function keepsWayBack(): boolean {
  return stored.isStored()
}

/** Puts the device's key in place, opens the house with it and keeps it. Returns the house's id. Throws ApiError. */
export async function takeHouseBack(token: string): Promise<string> {
  const key = keyOfWayBack(token)
  try {
    const { id } = await houseRequest('takeHouseBack', { body: { token, key } })
    const view = await houseRequest('getHouse', { params: { id }, houseKey: key })
    keepHouse({ ...keptOf(view, key), nextKey: undefined })
    stored.write(null)
    return id
  } catch (error) {
    throw unsent(error)
  }
}

/** Has a link mailed for each house of a confirmed mailbox. Throws ApiError. */
export async function askForWayBack(email: string): Promise<void> {
  try {
    await houseRequest('recoverHouses', { body: { email } })
  } catch (error) {
    throw unsent(error)
  }
}

function keptKey(token: string): string | undefined {
  try {
    const kept = JSON.parse(stored.read() ?? 'null') as { token?: unknown; key?: unknown } | null
    return kept?.token === token && typeof kept.key === 'string' ? kept.key : undefined
  } catch {
    return undefined
  }
}
