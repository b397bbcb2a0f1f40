import type { Language } from '@tameer/contract'
import { useState } from 'react'
import { lang } from '#words/language'
import { forgetHouse, keepHouse, keptOf } from '../../../features/houses/own-houses.ts'
import { newId } from '../../../lib/new-id.ts'
import { newKey } from '../../../lib/new-key.ts'
import { ApiError } from '../../../net/api-error.ts'
import { houseRequest } from '../../../net/house-client.ts'
import { bodyOf, quoteOf, type StartDraft, type StartPlan, type StartSources } from './start-draft.ts'

/**
 * Begins a house under an id and a key of this device, which it keeps before it calls: a lost answer loses nothing, and
 * pressing again begins no second house.
 */
export function useBegin() {
  const [made] = useState(() => ({ id: newId(), key: newKey() }))
  const [begun, setBegun] = useState(false)
  /** Throws ApiError. */
  const begin = async (draft: StartDraft, sources: StartSources, plan: StartPlan) => {
    const body = { ...made, ...bodyOf(draft, sources, plan), language: lang as Language }
    const requestKey = draft.way === 'quote' ? quoteOf(draft, sources)?.key : undefined
    const { city = '', locality = '', requestId } = body
    keepHouse({ ...made, role: 'own', city, locality, requestId })
    try {
      const view = await houseRequest('createHouse', { body, key: requestKey })
      keepHouse(keptOf(view, made.key))
      setBegun(true)
    } catch (error) {
      // Without an answer of its own the server may have the house, whatever a gateway says.
      if (error instanceof ApiError && error.status >= 400 && error.status < 500) forgetHouse(made.id)
      throw error
    }
  }
  return { ...made, begun, begin }
}
