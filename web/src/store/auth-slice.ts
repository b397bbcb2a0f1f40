import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import type { Actor, ResetRequested, User } from '@tameer/contract'
import type { StoredError } from '../net/api-error.ts'
import type { StoredSession } from './session-storage.ts'

export interface AuthState {
  user: User | null
  token: string | null
  loading: boolean
  error: StoredError | null
  /** Response to the last reset request. */
  resetPasswordStatus: ResetRequested | null
  /** E-mail address that the reset was requested for. */
  resetEmail: string | null
  /** True once storage has been read: guards wait for it. */
  restored: boolean
  /** True when the server ended the session, not the person. */
  expired: boolean
}

const initialState: AuthState = {
  user: null,
  token: null,
  loading: false,
  error: null,
  resetPasswordStatus: null,
  resetEmail: null,
  restored: false,
  expired: false,
}

const slice = createSlice({
  name: 'auth',
  initialState,
  reducers: {
    authLoading(state) {
      state.loading = true
      state.error = null
    },
    authLoaded(state) {
      state.loading = false
    },
    authFailed(state, { payload }: PayloadAction<StoredError>) {
      state.loading = false
      state.error = payload
    },
    /** Sets the session after signing in or out, here or in another tab, and at the end of a restore. */
    sessionChanged(state, { payload }: PayloadAction<StoredSession | null>) {
      state.user = payload?.user ?? null
      state.token = payload?.token ?? null
      state.restored = true
      state.expired = false
    },
    /** Sets the account that a call with `token` returned; ignored once another session has begun. */
    userReplaced(state, { payload }: PayloadAction<StoredSession>) {
      if (state.token === payload.token) state.user = payload.user
    },
    /** Ends the session of `token`; ignored once another one has begun. */
    sessionEnded(state, { payload }: PayloadAction<{ token: string; expired: boolean }>) {
      if (state.token !== payload.token) return
      state.user = null
      state.token = null
      state.expired = payload.expired
    },
    /** Starts a reset for an address; null ends it. */
    resetStarted(state, { payload }: PayloadAction<string | null>) {
      state.resetEmail = payload
      state.resetPasswordStatus = null
    },
    /** Ignored once another address was requested. */
    resetRequested(state, { payload }: PayloadAction<{ email: string; status: ResetRequested }>) {
      if (state.resetEmail === payload.email) state.resetPasswordStatus = payload.status
    },
  },
})

export const authReducer = slice.reducer
export const {
  authLoading,
  authLoaded,
  authFailed,
  sessionChanged,
  userReplaced,
  sessionEnded,
  resetStarted,
  resetRequested,
} = slice.actions

interface WithAuth {
  auth: AuthState
}
export const selectUser = (state: WithAuth) => state.auth.user
export const selectToken = (state: WithAuth) => state.auth.token
export const selectSessionRestored = (state: WithAuth) => state.auth.restored
export const selectSessionExpired = (state: WithAuth) => state.auth.expired
/** Actor of the present account, for `may`. A `User` on the wire is a company. */
export function actorOf(user: User | null): Actor {
  return user ? { role: user.role, companyId: user.id } : 'visitor'
}

/** Reset code of this address, if the response contains it (decision D10). */
export const selectResetCode = ({ auth }: WithAuth, email: string) =>
  auth.resetEmail === email ? auth.resetPasswordStatus?.resetCode : undefined
