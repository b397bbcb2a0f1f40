import { type DeskPaymentState, deskPaymentStates } from '@tameer/contract'

export interface PaymentsFilter {
  state: DeskPaymentState
  q: string | undefined
  after: string | undefined
}

/** Reads the filter of an address. Invalid entries are ignored. */
export function readPaymentsFilter(params: URLSearchParams): PaymentsFilter {
  const given = (name: string) => params.get(name)?.trim() || undefined
  const state = deskPaymentStates.find((one) => one === given('state')) ?? 'all'
  return { state, q: given('q'), after: given('after') }
}

/** Reads the month of an address; undefined for the last days. */
export function readMonth(params: URLSearchParams): string | undefined {
  const month = params.get('month') ?? ''
  return /^\d{4}-(0[1-9]|1[0-2])$/.test(month) ? month : undefined
}
