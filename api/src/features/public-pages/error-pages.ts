import type { ErrorPages } from '../../http/error-handler.ts'
import { renderNoticePage, type Site } from './page-document.ts'

const words: Record<number, { title: string; text: string }> = {
  400: {
    title: 'This address cannot be read',
    text: 'A part of it is missing or broken. Please look at it again, or start from the front page.',
  },
  404: {
    title: 'There is no such page',
    text: 'The address may be mistyped, or what stood here was taken down by the company it belongs to.',
  },
  429: {
    title: 'Too much at once',
    text: 'So much was asked for from your connection that we have to pause. Please load this page again in a minute.',
  },
  500: {
    title: 'This page could not be made',
    text: 'Something went wrong on our side, and we have a note of it. Please load this page again shortly.',
  },
  503: {
    title: 'Tameer is busy',
    text: 'More people ask than we can answer at the moment. Please load this page again shortly.',
  },
}

/** What people read when something fails, each page made once. `policy` is their Content-Security-Policy. */
export async function makeErrorPages(site: Site, policy: string): Promise<ErrorPages> {
  const made = new Map<number, string>()
  for (const [status, text] of Object.entries(words)) {
    made.set(Number(status), await renderNoticePage(text, site))
  }
  return { policy, of: (status) => made.get(status) ?? made.get(status < 500 ? 400 : 500) ?? '' }
}
