import type { HouseView } from '@tameer/contract'
import { useEffect, useState } from 'react'
import { useSearchParams } from 'react-router'
import { useFromLink } from '../../browser/hooks/use-from-link.ts'
import type { StoredError } from '../../net/api-error.ts'
import { houseRequest } from '../../net/house-client.ts'
import { selectToken, selectUser } from '../../store/auth-slice.ts'
import { useAppSelector } from '../../store/hooks.ts'
import { useFreshView } from '../../store/use-fresh-view.ts'
import type { HouseAccess, OpenedHouse } from './house-acts.ts'
import { findKeptHouse, type KeptHouse, keepHouse, keptOf, useKeptHouses } from './own-houses.ts'
import { useKeptView } from './queue/use-kept-view.ts'

/** A house on its way, opened, or shut. */
export type HouseOnScreen =
  | { readonly kind: 'opening' }
  /** Nothing that this device has opens it. `kept`: what it keeps of the house. */
  | { readonly kind: 'shut'; readonly kept: KeptHouse | undefined }
  | { readonly kind: 'failed'; readonly error: StoredError; readonly again: () => void }
  | {
      readonly kind: 'open'
      readonly opened: OpenedHouse
      /** The newest failure; the view is then from `shownFrom`, ISO. */
      readonly failure: { readonly message: string; readonly shownFrom: string } | undefined
      /** Forgets the link that was followed, when it opens nothing and a key of this device does. */
      readonly forgetOldLink: (() => void) | undefined
    }

/**
 * Opens a house: with the key of the address first, then with those of this device, then with a company's session. A key
 * that opens it is kept on the device, and then leaves the address; one that is refused replaces nothing. The screen draws
 * each house anew (`key={id}`).
 */
export function useHouse(id: string): HouseOnScreen {
  const [linked, forgetLinked] = useFromLink('key')
  const kept = useKeptHouses().find((one) => one.id === id)
  const session = useCompanySession()
  const [refused, setRefused] = useState<readonly string[]>([])
  const door = doorsOf(linked, kept, session).find(({ name }) => !refused.includes(name))
  const { view, openedBy, shownFrom, error, load, take } = useFreshView(door?.name, () =>
    houseRequest('getHouse', { params: { id }, ...door?.access }),
  )
  const isRefused = error?.code === 'not-found' || error?.code === 'invalid'
  const loaded = openedBy === door?.name ? view : undefined
  const seen = useKeptView({
    houseId: id,
    key: door?.access.houseKey,
    view: loaded,
    shownFrom,
    failure: error?.code,
  })
  const isOld = linked !== undefined && refused.includes(linked)

  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each key
  useEffect(() => {
    if (isRefused && door) setRefused([...refused, door.name])
  }, [isRefused, door?.name])
  useKeeping(loaded, door?.access.houseKey, linked === door?.name ? forgetLinked : undefined)

  if (!door) return { kind: 'shut', kept }
  const shown = view ? { view, shownFrom } : seen
  if (shown && !isRefused)
    return {
      kind: 'open',
      opened: { view: shown.view, access: door.access, take, load },
      failure: error && { message: error.message, shownFrom: shown.shownFrom },
      forgetOldLink: isOld ? forgetLinked : undefined,
    }
  if (error && !isRefused) return { kind: 'failed', error, again: () => void load() }
  return { kind: 'opening' }
}

interface Door {
  name: string
  access: HouseAccess
}

function doorsOf(linked: string | undefined, kept: KeptHouse | undefined, session: Door | undefined): Door[] {
  const keys = [linked, kept?.key, kept?.nextKey].filter((key) => key !== undefined)
  return [...keys.map((key) => ({ name: key, access: { houseKey: key } })), ...(session ? [session] : [])]
}

/** The session of a company; an operator's opens no house. */
function useCompanySession(): Door | undefined {
  const token = useAppSelector(selectToken)
  const isCompany = useAppSelector(selectUser)?.role === 'Company'
  return isCompany && token ? { name: 'session', access: { token } } : undefined
}

/** Stores the house on the device, then removes the key from the address bar. */
function useKeeping(
  view: HouseView | undefined,
  key: string | undefined,
  forgetLinked: (() => void) | undefined,
): void {
  const [query, setQuery] = useSearchParams()
  const inAddress = query.has('key')
  // biome-ignore lint/correctness/useExhaustiveDependencies: once it is there, and when it may do more
  useEffect(() => {
    if (!view) return
    if (key !== undefined) keepHouse(keptOf(view, key))
    // From now on the device's own is used, which a new key replaces.
    if (findKeptHouse(view.house.id)?.key === key) forgetLinked?.()
    if (inAddress)
      setQuery(
        (before) => {
          before.delete('key')
          return before
        },
        { replace: true },
      )
  }, [view?.house.id, view?.house.role, key, inAddress])
}
