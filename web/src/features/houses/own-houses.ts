import type { HouseView } from '@tameer/contract'
import { useMemo } from 'react'
import { useWatched } from '../../browser/hooks/use-watched.ts'
import { newKey } from '../../lib/new-key.ts'
import { keptHouses as stored } from './kept-houses.ts'

/** A house that this device can open with a key. A company opens its houses with its session and keeps none. */
export interface KeptHouse {
  readonly id: string
  /** The family's own key, the family link's, or that of a site link. */
  readonly key: string
  readonly role: HouseView['house']['role']
  /** A new own key that was sent, or is about to be. It takes the place of `key` once the server is known to have it. */
  readonly nextKey?: string | undefined
  readonly city: string
  readonly cityUr?: string | undefined
  readonly locality: string
  /** The request whose chosen quote began it on this device. */
  readonly requestId?: string | undefined
  /** Name of the site link. */
  readonly linkName?: string | undefined
  /** Keys of links that this device made, to be sent once more: by a site link's id, or `family`. */
  readonly made?: Readonly<Record<string, string>> | undefined
}

/** Returns the houses this device knows, latest first. Follows other tabs. */
export function useKeptHouses(): readonly KeptHouse[] {
  const text = useWatched(stored, null)
  return useMemo(() => readHouses(text), [text])
}

export function findKeptHouse(id: string): KeptHouse | undefined {
  return readHouses(stored.read()).find((one) => one.id === id)
}

/** Keeps a house, or updates it. A key of the family link or of a site link never replaces the own one. */
export function keepHouse(house: KeptHouse): void {
  const all = readHouses(stored.read())
  const known = all.find(({ id }) => id === house.id)
  const merged = known?.role === 'own' && house.role !== 'own' ? known : { ...known, ...house }
  const kept = merged.nextKey === merged.key ? { ...merged, nextKey: undefined } : merged
  const others = all.filter(({ id }) => id !== house.id)
  stored.write(JSON.stringify(known ? all.map((one) => (one === known ? kept : one)) : [kept, ...others]))
}

/** The house of a view as this device keeps it, with the key that opened it. */
export function keptOf({ house }: HouseView, key: string): KeptHouse {
  const { id, role, city, cityUr, locality, linkName } = house
  return { id, key, role, city, cityUr, locality, linkName }
}

/** A new own key of a kept house. It is kept before it is sent, and the same until it is in place. */
export function nextKeyOf(kept: KeptHouse): string {
  const nextKey = kept.nextKey ?? newKey()
  keepHouse({ ...kept, nextKey })
  return nextKey
}

/**
 * A new key of a link that this device makes: of a site link by its id, or of `family`. It is kept before it is sent, so that
 * the link can be sent again. Never one of before: a link that was taken back must not open anything again.
 */
export function newLinkKey(kept: KeptHouse, link: string): string {
  const key = newKey()
  keepHouse({ ...kept, made: { ...kept.made, [link]: key } })
  return key
}

/** Forgets the key of a link that was taken back. */
export function forgetLinkKey(kept: KeptHouse, link: string): void {
  const { [link]: _, ...made } = kept.made ?? {}
  keepHouse({ ...kept, made })
}

/** Forgets the keys of a house. */
export function forgetHouse(id: string): void {
  const others = readHouses(stored.read()).filter((one) => one.id !== id)
  stored.write(others.length > 0 ? JSON.stringify(others) : null)
}

/** False while the browser keeps keys only until the page is closed. */
export function keepsKeys(): boolean {
  return stored.isStored()
}

function readHouses(text: string | null): KeptHouse[] {
  try {
    const found: unknown = JSON.parse(text ?? '[]')
    const list: (Partial<KeptHouse> | null)[] = Array.isArray(found) ? found : []
    return list.filter((one): one is KeptHouse =>
      [one?.id, one?.key, one?.role, one?.city, one?.locality].every((value) => typeof value === 'string'),
    )
  } catch {
    return []
  }
}
