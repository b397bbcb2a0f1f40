import type { MarkKind, OwnMark } from '@tameer/contract'
import { request } from '../../net/api-client.ts'
import { downloadFile } from '../../net/download.ts'
import { sendForm } from '../../net/multipart-client.ts'
import { call } from '../../store/call.ts'
import type { AppThunk } from '../../store/store.ts'

/** Fields of a mark that a company enters. */
export interface MarkInput {
  kind: MarkKind
  number: string
  holder: string
  /** ISO date, or ''. */
  validUntil: string
  document: File
}

/** The signed-in company's marks. Throws ApiError. */
export function listOwnMarks(): AppThunk<Promise<OwnMark[]>> {
  return async (dispatch) => (await dispatch(call((token) => request('listOwnMarks', { token })))).data
}

/** Enters a mark for the desk to check; returns all of them. Throws ApiError. */
export function enterMark({ document, ...fields }: MarkInput): AppThunk<Promise<OwnMark[]>> {
  const form = new FormData()
  for (const [name, text] of Object.entries(fields)) form.append(name, text)
  form.append('document', document, document.name)
  return async (dispatch) => (await dispatch(call((token) => sendForm('enterMark', { form, token })))).data
}

/** Withdraws a mark; returns those that are left. Throws ApiError. */
export function withdrawMark(id: string): AppThunk<Promise<OwnMark[]>> {
  return async (dispatch) =>
    (await dispatch(call((token) => request('withdrawMark', { params: { id }, token })))).data
}

/** Fetches the document of a mark as it was sent. Throws ApiError. */
export function fetchDocument(id: string): AppThunk<Promise<Blob>> {
  return (dispatch) => dispatch(call((token) => downloadFile('getMarkDocument', token, { id })))
}

const endings: Record<string, string> = { 'application/pdf': 'pdf', 'image/png': 'png', 'image/jpeg': 'jpg' }

/** File name for saving a document. */
export function documentName({ type }: Blob, kind: MarkKind): string {
  return `${kind}.${endings[type] ?? 'bin'}`
}
