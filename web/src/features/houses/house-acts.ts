import type { HouseEndpointName, HouseView } from '@tameer/contract'
import { afterFailure } from '../../forms/careful-acts.ts'
import type { Body } from '../../net/api-client.ts'
import { ApiError } from '../../net/api-error.ts'
import { houseRequest } from '../../net/house-client.ts'
import { findKeptHouse, keepHouse, keptOf, nextKeyOf } from './own-houses.ts'

/** Credentials of the caller: a key of the house, or the session of its company. */
export interface HouseAccess {
  readonly houseKey?: string | undefined
  readonly token?: string | null
}

/** A house with what opened it, and functions to update it. */
export interface OpenedHouse {
  readonly view: HouseView
  readonly access: HouseAccess
  /** Shows the view that a call returned. */
  readonly take: (view: HouseView) => void
  /** Loads the house again. */
  readonly load: () => Promise<void>
}

/** Acts that return the house's view. */
type ActName = Extract<
  HouseEndpointName,
  | 'addHouseEntry'
  | 'takeBackEntry'
  | 'beginStage'
  | 'claimStage'
  | 'unclaimStage'
  | 'agreeStage'
  | 'questionStage'
  | 'finishStage'
  | 'takeStageBack'
  | 'notePayment'
  | 'answerPayment'
  | 'withdrawPayment'
  | 'proposeChange'
  | 'answerChange'
  | 'withdrawChange'
  | 'addDelivery'
  | 'addSnag'
  | 'mendSnag'
  | 'answerSnag'
  | 'closeHouse'
  | 'putFamilyHouseKey'
  | 'putSiteLink'
  | 'confirmHouseMailbox'
>

/** Calls an act with what opened the house, shows the result and returns it. Throws ApiError. */
export async function act<Name extends ActName>(
  { view, access, take, load }: OpenedHouse,
  name: Name,
  /** Ids in the address, besides the house's own. */
  ids: Readonly<Record<string, string>>,
  body?: Body<Name>,
): Promise<HouseView> {
  try {
    const next: unknown = await houseRequest(name, {
      params: { id: view.house.id, ...ids },
      ...access,
      ...(body !== undefined && { body }),
    })
    take(next as HouseView)
    return next as HouseView
  } catch (error) {
    throw afterFailure(error, load)
  }
}

/** Takes the family link or a site link back. Throws ApiError. */
export async function endLink({ view, access, load }: OpenedHouse, linkId?: string): Promise<void> {
  const { id } = view.house
  try {
    if (linkId === undefined) await houseRequest('endFamilyHouseKey', { params: { id }, ...access })
    else await houseRequest('endSiteLink', { params: { id, linkId }, ...access })
    await load()
  } catch (error) {
    throw afterFailure(error, load)
  }
}

/** Deletes the house for both sides. Throws ApiError. */
export async function deleteHouse({ view, access, load }: OpenedHouse): Promise<void> {
  try {
    await houseRequest('deleteHouse', { params: { id: view.house.id }, ...access })
  } catch (error) {
    throw afterFailure(error, load)
  }
}

/**
 * Puts a new own key in place, and uses it, which ends the one before. It is kept on the device beside the old one first, so
 * that a lost answer loses nothing. Returns the new one. Throws ApiError.
 */
export async function renewOwnKey({ view, access, load }: OpenedHouse): Promise<string> {
  const { id } = view.house
  const nextKey = nextOwnKey({ view, access })
  try {
    await houseRequest('putOwnHouseKey', { params: { id }, ...access, body: { key: nextKey } })
    await openWithNext(id, nextKey)
    return nextKey
  } catch (error) {
    throw afterFailure(error, load)
  }
}

/** The own key that comes next. It is kept on the device before it is sent, and the same until it is in place. */
export function nextOwnKey({ view, access }: Pick<OpenedHouse, 'view' | 'access'>): string {
  return nextKeyOf(findKeptHouse(view.house.id) ?? keptOf(view, access.houseKey ?? ''))
}

/**
 * Puts a mailbox in place, with a new own key that is used at once. Returns the code of its mail in demo mode. Throws ApiError.
 */
export async function putMailbox(
  { view, access, take, load }: OpenedHouse,
  email: string,
): Promise<string | undefined> {
  const { id } = view.house
  const nextKey = nextOwnKey({ view, access })
  try {
    const body = { email, key: nextKey }
    const { code, ...next } = await houseRequest('putHouseMailbox', { params: { id }, ...access, body })
    take(next)
    // The mailbox is in place. Without an answer both keys open the house, until the next one is used.
    await openWithNext(id, nextKey).catch(unlessUnanswered)
    return code
  } catch (error) {
    throw afterFailure(error, load)
  }
}

/** Takes the mailbox out of the house. Throws ApiError. */
export async function endMailbox({ view, access, load }: OpenedHouse): Promise<void> {
  try {
    await houseRequest('endHouseMailbox', { params: { id: view.house.id }, ...access })
    await load()
  } catch (error) {
    throw afterFailure(error, load)
  }
}

function unlessUnanswered(error: unknown): void {
  if (!(error instanceof ApiError)) throw error
}

/** Opens the house with its next key once, and keeps it as the own one. */
async function openWithNext(id: string, nextKey: string): Promise<void> {
  const view = await houseRequest('getHouse', { params: { id }, houseKey: nextKey })
  keepHouse(keptOf(view, nextKey))
}
