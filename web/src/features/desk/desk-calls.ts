import { type DeskEndpointName, deskAddresses } from '@tameer/contract'
import { watchedValue } from '../../browser/watched-value.ts'
import type { Body, ResponseBody } from '../../net/api-client.ts'
import { ApiError } from '../../net/api-error.ts'
import { type DeskCallOptions, deskRequest, downloadAtDesk } from '../../net/desk-client.ts'
import { deskToken } from '../../store/desk-session.ts'
import { askForCode } from './fresh-code.ts'
import { endHere, noteCall } from './session-end.ts'

/** Number of acts that were done in this tab. */
export const actsAtDesk = watchedValue(0)

/**
 * Makes a call of the desk with the present session. When the server asks for a fresh code, the person is asked for
 * one and the call is made again. A session that the server no longer knows is forgotten. Throws ApiError;
 * `code-needed` when no code was given.
 */
export async function callDesk<Name extends DeskEndpointName>(
  name: Name,
  options?: Omit<DeskCallOptions<Name>, 'token'>,
): Promise<ResponseBody<Name>> {
  const response = await withFreshCode((token) =>
    deskRequest(name, { ...options, token } as DeskCallOptions<Name>),
  )
  if (deskAddresses[name].method !== 'GET') actsAtDesk.set(actsAtDesk.read() + 1)
  return response
}

/** Fetches the log lines of a filter as a CSV file. Throws as `callDesk` does. */
export function fetchLogFile(filter: Body<'exportDeskLog'>): Promise<Blob> {
  return withFreshCode((token) => downloadAtDesk(token, 'exportDeskLog', { body: filter }))
}

/** Fetches the companies of a filter as a CSV file. Throws as `callDesk` does. */
export function fetchCompaniesFile(filter: Body<'exportDeskCompanies'>): Promise<Blob> {
  return withFreshCode((token) => downloadAtDesk(token, 'exportDeskCompanies', { body: filter }))
}

/** Fetches the payments of a month as a CSV file. Throws as `callDesk` does. */
export function fetchPaymentsFile(month: string): Promise<Blob> {
  return withFreshCode((token) => downloadAtDesk(token, 'exportDeskPayments', { body: { month } }))
}

/** Fetches all stored data of a company as a zip. Throws as `callDesk` does. */
export function fetchCompanyFile(id: string): Promise<Blob> {
  return withFreshCode((token) => downloadAtDesk(token, 'exportCompany', { params: { id } }))
}

/** Fetches the paper of a mark as it was sent. Throws as `callDesk` does. */
export function fetchMarkDocument(id: string): Promise<Blob> {
  return withFreshCode((token) => downloadAtDesk(token, 'getDeskMarkDocument', { params: { id } }))
}

/** Fetches a picture of a reported entry of a house. Throws as `callDesk` does. */
export function fetchReportedPicture(id: string, pictureId: string): Promise<Blob> {
  return withFreshCode((token) => downloadAtDesk(token, 'getReportedPicture', { params: { id, pictureId } }))
}

/** Fetches the slip of a transfer as it was sent. Throws as `callDesk` does. */
export function fetchSlip(id: string): Promise<Blob> {
  return withFreshCode((token) => downloadAtDesk(token, 'getDeskPaymentSlip', { params: { id } }))
}

async function withFreshCode<Value>(send: (token: string | null) => Promise<Value>): Promise<Value> {
  const token = deskToken.read()
  try {
    const value = await send(token)
    noteCall()
    return value
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    // Another person may have signed in meanwhile: their session stays.
    if (error.code === 'not-signed-in' && deskToken.read() === token) {
      endHere()
      deskToken.write(null)
    }
    if (error.code !== 'code-needed' || !(await askForCode())) throw error
  }
  return withFreshCode(send)
}
