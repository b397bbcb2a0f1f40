import type { FittingCompany } from '@tameer/contract'
import { useState } from 'react'
import { callDesk } from '../../../features/desk/desk-calls.ts'
import { useFetched } from '../../../store/use-fetched.ts'

const atOnce = 8

/** Companies that fit a request, page after page, and a search among them. */
export function useFitting(requestId: string) {
  const [asked, setAsked] = useState<{ q: string; cursor: string | undefined }>({ q: '', cursor: undefined })
  /** Companies of the pages before. */
  const [before, setBefore] = useState<readonly FittingCompany[]>([])
  const { value, error, retry } = useFetched(
    JSON.stringify(asked),
    () => () =>
      callDesk('listFittingCompanies', {
        params: { id: requestId },
        query: { ...(asked.q && { q: asked.q }), limit: atOnce, cursor: asked.cursor },
      }),
  )
  const find = (q: string) => {
    setBefore([])
    setAsked({ q, cursor: undefined })
  }
  const companies = [...before, ...(value?.data ?? [])]
  const next = value?.nextCursor
  const more = () => {
    if (!next) return
    setBefore(companies)
    setAsked({ ...asked, cursor: next })
  }
  return {
    companies,
    q: asked.q,
    loading: !value && !error,
    error,
    retry,
    find,
    more: next ? more : undefined,
  }
}
