import { type ReportKind, reportKinds } from '@tameer/contract'

/** Which reports a list shows, as its address has it. */
export interface ReportsFilter {
  state: 'open' | 'closed'
  kind: ReportKind | undefined
  after: string | undefined
}

/** Reads the query of an address; what is unknown counts for nothing. */
export function readFilter(params: URLSearchParams): ReportsFilter {
  return {
    state: params.get('state') === 'closed' ? 'closed' : 'open',
    kind: reportKinds.find((one) => one === params.get('kind')),
    after: params.get('after') || undefined,
  }
}
