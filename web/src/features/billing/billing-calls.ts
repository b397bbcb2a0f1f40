import type { Billing, OpenedPayment, PlansOnSale } from '@tameer/contract'
import { type Body, type ResponseBody, request } from '../../net/api-client.ts'
import { sendForm } from '../../net/multipart-client.ts'
import { call } from '../../store/call.ts'
import type { AppThunk } from '../../store/store.ts'

/** Limits and fees of the plans. Throws ApiError. */
export function fetchPlans(): AppThunk<Promise<PlansOnSale>> {
  return () => request('getPlans', {})
}

/** The signed-in company's plan, what it may buy, and its payments. Throws ApiError. */
export function fetchBilling(): AppThunk<Promise<Billing>> {
  return (dispatch) => dispatch(call((token) => request('getBilling', { token })))
}

/** Payments of the signed-in company that come after the cursor, newest first. Throws ApiError. */
export function fetchPayments(cursor: string): AppThunk<Promise<ResponseBody<'listOwnPayments'>>> {
  return (dispatch) => dispatch(call((token) => request('listOwnPayments', { query: { cursor }, token })))
}

/** Begins a payment; the browser then leaves with the departure. Throws ApiError. */
export function beginPayment(body: Body<'beginPayment'>): AppThunk<Promise<ResponseBody<'beginPayment'>>> {
  return (dispatch) => dispatch(call((token) => request('beginPayment', { body, token })))
}

/** One of the company's payments. Throws ApiError. */
export function fetchPayment(reference: string): AppThunk<Promise<OpenedPayment>> {
  return (dispatch) => dispatch(call((token) => request('getPayment', { params: { reference }, token })))
}

/** Asks the bank about a payment now. Throws ApiError. */
export function askPayment(reference: string): AppThunk<Promise<OpenedPayment>> {
  return (dispatch) => dispatch(call((token) => request('askPayment', { params: { reference }, token })))
}

/** Says that the company paid a transfer, with the slip if there is one. Throws ApiError. */
export function sayPaid(reference: string, slip: File | undefined): AppThunk<Promise<OpenedPayment>> {
  const form = new FormData()
  if (slip) form.append('slip', slip, slip.name)
  return (dispatch) => dispatch(call((token) => sendForm('sayPaid', { params: { reference }, form, token })))
}
