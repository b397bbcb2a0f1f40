import { failures } from '@tameer/words/en/public-pages'
import type { ErrorPages } from '../../http/error-handler.ts'
import { renderNoticePage, type Site } from './page-document.ts'

/** What people read when something fails, each page made once. `policy` is their Content-Security-Policy. */
export async function makeErrorPages(site: Site, policy: string): Promise<ErrorPages> {
  const made = new Map<number, string>()
  for (const [status, text] of Object.entries(failures)) {
    made.set(Number(status), await renderNoticePage(text, site))
  }
  return { policy, of: (status) => made.get(status) ?? made.get(status < 500 ? 400 : 500) ?? '' }
}
