import { type ReportKind, reportKinds } from '@tameer/contract'

/** Filter of a list of reports, as the address has it. */
export interface ReportsFilter {
  state: 'open' | 'closed'
  kind: ReportKind | undefined
  after: string | undefined
}

/** Reads the filter of an address. Invalid entries are ignored. */
export function readFilter(params: URLSearchParams): ReportsFilter {
  return {
    state: params.get('state') === 'closed' ? 'closed' : 'open',
    kind: reportKinds.find((one) => one === params.get('kind')),
    after: params.get('after') || undefined,
  }
}
