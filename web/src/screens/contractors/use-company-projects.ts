import { clientPageSize } from '@tameer/contract'
import { useCallback, useEffect } from 'react'
import { useAppDispatch, useAppSelector } from '../../data/hooks.ts'
import { fetchMorePortfolios, fetchPortfolios } from '../../data/portfolios-thunks.ts'

/**
 * A company's portfolios in the order of its Projects grid, page after page until there are `enough`: a few companies
 * have thousands.
 */
export function useCompanyProjects(companyId: string, enough: number) {
  const dispatch = useAppDispatch()
  const { list, loading, loaded, error, nextCursor, query } = useAppSelector(({ portfolios }) => portfolios)
  const ours = query?.company === companyId && query.distinct === undefined

  const reload = useCallback(
    () => void dispatch(fetchPortfolios({ company: companyId, limit: clientPageSize })),
    [dispatch, companyId],
  )
  useEffect(reload, [reload])

  const more = ours && loaded && nextCursor !== null
  const showMore = useCallback(() => void dispatch(fetchMorePortfolios()), [dispatch])
  const goOn = more && !loading && !error && list.length < enough
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
    hasMore: more && list.length >= enough,
    showMore,
    /** Fetches what is missing: everything, or the pages that follow. */
    retry: () => {
      if (more) showMore()
      else reload()
    },
  }
}
