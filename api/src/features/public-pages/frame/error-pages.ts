import { type Language, languages } from '@tameer/contract'
import { escapeHtml } from '../../../core/escape-html.ts'
import type { ErrorPages } from '../../../http/error-handler.ts'
import type { Site } from '../site.ts'
import { renderNoticePage } from './page-document.ts'

/** Place of the path that was not found, in the page that is made once for all. */
const askedHere = '{asked}'

/** Makes the error pages, each once. `policy` is their Content-Security-Policy. */
export async function makeErrorPages(sites: Record<Language, Site>, policy: string): Promise<ErrorPages> {
  const made = new Map<string, string>()
  for (const language of languages) {
    const site = sites[language]
    for (const [status, text] of Object.entries(site.words.pages.failures)) {
      const notice = status === '404' ? { ...text, asked: askedHere } : text
      made.set(`${language} ${status}`, await renderNoticePage(notice, site))
    }
  }
  const pageOf = (status: number, language: Language) =>
    made.get(`${language} ${status}`) ?? made.get(`${language} ${status < 500 ? 400 : 500}`) ?? ''
  return {
    policy,
    of: (status, language, path = '') => pageOf(status, language).replace(askedHere, () => escapeHtml(path)),
  }
}
