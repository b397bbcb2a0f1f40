import { clientPageSize, type Portfolio } from '@tameer/contract'
import { useCallback, useEffect, useRef } from 'react'
import { useAppDispatch, useAppSelector } from '../../data/hooks.ts'
import { fetchMorePortfolios, fetchPortfolios } from '../../data/portfolios-thunks.ts'

/**
 * A company's portfolios in the order of its Projects grid, page after page until they are `enough`: a few companies
 * have thousands. With `keep`, a list of this company that is in the store already will do.
 */
export function useCompanyProjects(
  companyId: string | undefined,
  keep: boolean,
  enough: (projects: readonly Portfolio[]) => boolean,
) {
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
  const showMore = useCallback(() => void dispatch(fetchMorePortfolios()), [dispatch])
  const goOn = more && !loading && !error && !enough(list)
  useEffect(() => {
    if (goOn) showMore()
  }, [goOn, showMore])

  return {
    projects: ours ? list : [],
    /** Nothing to show yet, and nothing went wrong. */
    waiting: !ours || (!loaded && !error),
    complete: ours && loaded && !loading && nextCursor === null,
    error: ours ? error : null,
    loading,
    /** There are enough, and there are others. */
    hasMore: more && enough(list),
    showMore,
    /** Fetches what is missing: everything, or the pages that follow. */
    retry: () => {
      if (more) showMore()
      else reload()
    },
  }
}
