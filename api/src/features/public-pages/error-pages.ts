import { type Language, languages } from '@tameer/contract'
import type { ErrorPages } from '../../http/error-handler.ts'
import { renderNoticePage } from './page-document.ts'
import type { Site } from './site.ts'

/** Makes the error pages, each once. `policy` is their Content-Security-Policy. */
export async function makeErrorPages(sites: Record<Language, Site>, policy: string): Promise<ErrorPages> {
  const made = new Map<string, string>()
  for (const language of languages) {
    const site = sites[language]
    for (const [status, text] of Object.entries(site.words.pages.failures)) {
      made.set(`${language} ${status}`, await renderNoticePage(text, site))
    }
  }
  return {
    policy,
    of: (status, language) =>
      made.get(`${language} ${status}`) ?? made.get(`${language} ${status < 500 ? 400 : 500}`) ?? '',
  }
}
