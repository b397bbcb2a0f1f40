import { request } from '../../net/api-client.ts'
import { useFreshView } from '../../store/use-fresh-view.ts'

/** Loads a request with its key. Loads it again with another key, and whenever the person comes back to the page. */
export function useRequestView(id: string, key: string) {
  return useFreshView(key, () => request('getRequest', { params: { id }, key }))
}
