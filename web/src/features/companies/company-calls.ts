import type { CompanyProfile, VisitKind } from '@tameer/contract'
import { useEffect } from 'react'
import { whenSettled } from '../../browser/settled.ts'
import { request } from '../../net/api-client.ts'
import { ApiError } from '../../net/api-error.ts'
import { selectUser } from '../../store/auth-slice.ts'
import { call } from '../../store/call.ts'
import { useAppDispatch } from '../../store/hooks.ts'
import type { AppThunk } from '../../store/store.ts'

/**
 * The facts of a company's profile. Undefined when they cannot be fetched, so that its projects are shown all the
 * same.
 */
export function fetchProfile(id: string): AppThunk<Promise<CompanyProfile | undefined>> {
  return async (dispatch) => {
    try {
      return await dispatch(call((token) => request('getCompany', { params: { id }, token })))
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      return undefined
    }
  }
}

interface Seen {
  kind: VisitKind
  /** Id of the company, or of the portfolio when `kind` is `project`. */
  id: string
  companyId: string
}

/** Tells the server that a company was seen, unless it is the signed-in one. Never rejects: a visit may go uncounted. */
export function countVisit({ kind, id, companyId }: Seen): AppThunk<Promise<void>> {
  return async (dispatch, getState) => {
    if (selectUser(getState())?.id === companyId) return
    await dispatch(call((token) => request('countVisit', { body: { kind, id }, token }))).catch(
      () => undefined,
    )
  }
}

/** Counts a visit to a company's profile, or to its portfolio, once the person stays. */
export function useCountVisit(kind: VisitKind, id: string, companyId: string): void {
  const dispatch = useAppDispatch()
  useEffect(
    () => whenSettled(() => void dispatch(countVisit({ kind, id, companyId }))),
    [dispatch, kind, id, companyId],
  )
}
