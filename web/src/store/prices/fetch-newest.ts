// A file of its own: the home page asks nothing else of the server.
import { type ResponseBody, request } from '../../net/api-client.ts'

/** A version of the prices: published changes on a compiled book, none for a compiled one. */
export type Prices = { readonly version: string } & ResponseBody<'getPriceBook'>

/** The newest prices; undefined while that is the version known. Rejects without an answer. */
export async function fetchNewest(known: string | undefined): Promise<Prices | undefined> {
  const [newest] = (await request('listPriceBooks')).data
  if (!newest || newest.version === known) return undefined
  const { version } = newest
  return { version, ...(await request('getPriceBook', { params: { version } })) }
}
