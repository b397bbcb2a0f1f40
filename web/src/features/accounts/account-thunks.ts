import type { Language, OwnSession, User } from '@tameer/contract'
import { type Body, request } from '../../net/api-client.ts'
import { downloadFile } from '../../net/download.ts'
import { type OnProgress, sendForm } from '../../net/multipart-client.ts'
import { sessionEnded, userReplaced } from '../../store/auth-slice.ts'
import { call } from '../../store/call.ts'
import { forgetDeviceDrafts } from '../../store/device-drafts.ts'
import { forgetDraftPictures } from '../../store/draft-pictures-cache.ts'
import { forgetSession, type StoredSession, writeUser } from '../../store/session-storage.ts'
import type { AppThunk } from '../../store/store.ts'
import { asNew, isNew } from './account-age.ts'
import { tracked } from './auth-thunks.ts'
import type { ContactValues } from './contact-values.ts'

export interface LogoInput {
  image: File
  onProgress?: OnProgress | undefined
  signal?: AbortSignal | undefined
}

export interface ProfileInput extends Omit<LogoInput, 'image'> {
  /** Left out when this form did not change the name, even if another device changed it. */
  name?: string | undefined
  /** Contact fields that change: the texts and the city's id, by field. */
  contact?: Partial<ContactValues>
  /** Language of the mails to the account. */
  language?: Language | undefined
  /** Left out when the picture does not change. */
  image?: File | undefined
}

/** Does what `refreshUser` does, unless the account is new. */
export function refreshOlderUser(): AppThunk<Promise<void>> {
  return async (dispatch, getState) => {
    const { user } = getState().auth
    if (!user || !isNew(user)) await dispatch(refreshUser())
  }
}

/** Fetches the account as it is now, and keeps it unless it was changed here meanwhile. Throws ApiError. */
export function refreshUser(): AppThunk<Promise<void>> {
  return async (dispatch, getState) => {
    const { token, user: before } = getState().auth
    const user = asNew(await dispatch(call(() => request('getProfile', { token }))))
    if (token && getState().auth.user === before) dispatch(replaceUser({ user, token }))
  }
}

/** Lists the sessions of this account, last used first. Throws ApiError. */
export function listSessions(): AppThunk<Promise<OwnSession[]>> {
  return async (dispatch) => (await dispatch(call((token) => request('listSessions', { token })))).data
}

/**
 * Fetches an account whose copy in the storage was damaged. If that fails, this page is signed out; the token stays
 * in the storage for the next visit, unless the server no longer knows it. Never rejects.
 */
export function recoverAccount(): AppThunk<Promise<void>> {
  return async (dispatch, getState) => {
    const { token } = getState().auth
    await dispatch(refreshUser()).catch(() => {
      if (token) dispatch(sessionEnded({ token, expired: false }))
    })
  }
}

/** Ends the session of a token that was signed out here. Throws ApiError. */
export function endSessionOf(token: string): Promise<void> {
  return request('logOut', { token })
}

/** Ends one session. Throws ApiError, also when the session had ended already. */
export function endSession(id: string): AppThunk<Promise<void>> {
  return (dispatch) => dispatch(call((token) => request('endSession', { params: { id }, token })))
}

/** Signs out here and everywhere. Throws ApiError. */
export function endAllSessions(): AppThunk<Promise<void>> {
  return async (dispatch, getState) => {
    const { token } = getState().auth
    await dispatch(call(() => request('endAllSessions', { token })))
    if (token) dispatch(forgetAccount(token))
  }
}

/** Changes the password and ends the other sessions. Throws ApiError. */
export function changePassword(body: Body<'changePassword'>): AppThunk<Promise<void>> {
  return async (dispatch) => {
    await dispatch(call((token) => request('changePassword', { body, token })))
  }
}

/** Sends the confirmation mail again. Returns the message to show. Throws ApiError. */
export function sendConfirmation(): AppThunk<Promise<string>> {
  return async (dispatch) => (await dispatch(call((token) => request('sendConfirmation', { token })))).message
}

/** Confirms a mailbox with the token of a mailed link, signed in or not. Throws ApiError. */
export function confirmEmail(token: string): AppThunk<Promise<void>> {
  return async (dispatch, getState) => {
    await request('confirmEmail', { body: { token } })
    // The copy of the account kept here is outdated now. The link may also belong to another account.
    if (getState().auth.token) await dispatch(refreshUser()).catch(() => undefined)
  }
}

/** Deletes the account for good; the caller then calls `forgetAccount`. Throws ApiError. */
export function deleteAccount(password: string): AppThunk<Promise<void>> {
  return (dispatch) => dispatch(call((token) => request('deleteAccount', { body: { password }, token })))
}

/** Fetches all stored data of the account as one zip. Throws ApiError. */
export function exportAccount(): AppThunk<Promise<Blob>> {
  return (dispatch) => dispatch(call((token) => downloadFile('exportAccount', token)))
}

/** Signs out here, because the server no longer knows the session of `token`. Another session stays. */
export function forgetAccount(token: string): AppThunk<void> {
  return (dispatch) => {
    forgetSession(token)
    void forgetDraftPictures()
    forgetDeviceDrafts()
    dispatch(sessionEnded({ token, expired: false }))
  }
}

/** Changes the given fields of the signed-in company; the response replaces the user. Throws ApiError. */
export function updateProfile({
  name,
  contact = {},
  language,
  image,
  onProgress,
  signal,
}: ProfileInput): AppThunk<Promise<User>> {
  return async (dispatch, getState) => {
    const form = new FormData()
    if (name !== undefined) form.append('name', name)
    form.append('email', getState().auth.user?.email ?? '')
    for (const [field, text] of Object.entries(contact)) form.append(field, text)
    if (language) form.append('language', language)
    if (image) form.append('image', image, image.name)
    const send = (token: string | null) => sendForm('updateProfile', { form, token, onProgress, signal })
    return dispatch(keepUser(tracked(send)))
  }
}

export type FactsChanges = Body<'updateFacts'>

/** Changes the given facts of the company's profile; the response replaces the user. Throws ApiError. */
export function updateFacts(body: FactsChanges): AppThunk<Promise<User>> {
  return (dispatch) => dispatch(keepUser(call((token) => request('updateFacts', { body, token }))))
}

/** Stores the signed-in company's logo; the response replaces the user. Throws ApiError. */
export function uploadLogo(id: string, { image, onProgress, signal }: LogoInput): AppThunk<Promise<User>> {
  return async (dispatch) => {
    const form = new FormData()
    form.append('image', image, image.name)
    const send = (token: string | null) =>
      sendForm('uploadLogo', { params: { id }, form, token, onProgress, signal })
    return dispatch(keepUser(tracked(send)))
  }
}

/** Keeps the account that a change returns, unless another session began meanwhile. Rejects when the change does. */
function keepUser(change: AppThunk<Promise<User>>): AppThunk<Promise<User>> {
  return async (dispatch, getState) => {
    const { token } = getState().auth
    const user = asNew(await dispatch(change))
    if (token) dispatch(replaceUser({ user, token }))
    return user
  }
}

/** Keeps the account that a call with `token` returned, unless another session began meanwhile. */
function replaceUser(session: StoredSession): AppThunk<void> {
  return (dispatch) => {
    writeUser(session)
    dispatch(userReplaced(session))
  }
}
