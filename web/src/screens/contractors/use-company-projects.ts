import { clientPageSize } from '@tameer/contract'
import { useCallback, useEffect, useRef } from 'react'
import { useAppDispatch, useAppSelector } from '../../data/hooks.ts'
import { fetchMorePortfolios, fetchPortfolios } from '../../data/portfolios-thunks.ts'

/**
 * All portfolios of a company, page after page, in the order of its Projects grid. With `keep`, a list of this
 * company that is in the store already will do.
 */
export function useCompanyProjects(companyId: string | undefined, keep: boolean) {
  const dispatch = useAppDispatch()
  const { list, loading, loaded, error, nextCursor, query } = useAppSelector(({ portfolios }) => portfolios)
  const ours = companyId !== undefined && query?.company === companyId && query.distinct === undefined
  const mayKeep = useRef(false)
  mayKeep.current = keep && ours && (loaded || loading)

  const reload = useCallback(() => {
    if (companyId !== undefined) void dispatch(fetchPortfolios({ company: companyId, limit: clientPageSize }))
  }, [dispatch, companyId])

  useEffect(() => {
    if (!mayKeep.current) reload()
  }, [reload])

  const more = ours && loaded && nextCursor !== null
  useEffect(() => {
    if (more && !loading && !error) void dispatch(fetchMorePortfolios())
  }, [dispatch, more, loading, error])

  return {
    projects: ours ? list : [],
    /** Nothing to show yet, and nothing went wrong. */
    waiting: !ours || (!loaded && !error),
    complete: ours && loaded && !loading && nextCursor === null,
    error: ours ? error : null,
    /** Fetches what is missing: everything, or the pages that follow. */
    retry: () => {
      if (more) void dispatch(fetchMorePortfolios())
      else reload()
    },
  }
}
