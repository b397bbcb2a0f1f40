import type { Portfolio } from '@tameer/contract'
import { useEffect, useState } from 'react'
import { useAppDispatch } from '../../data/hooks.ts'
import { requestPage } from '../../data/portfolios-thunks.ts'

/**
 * The portfolio after this one in the order of the company's Projects grid, and the one after that, as far as there are
 * any. Undefined until the server has said so.
 */
export function useNextPortfolios({ id, companyId }: Portfolio): readonly Portfolio[] | undefined {
  const dispatch = useAppDispatch()
  const [following, setFollowing] = useState<readonly Portfolio[]>()
  useEffect(() => {
    let current = true
    dispatch(requestPage({ company: companyId, after: id, limit: 2 }, null)).then(
      ({ data }) => {
        if (current) setFollowing(data)
      },
      () => {
        // The project itself is there; what navigation handed over is still offered.
      },
    )
    return () => {
      current = false
    }
  }, [dispatch, companyId, id])
  return following
}
