import { beforePath, clientLink, type Language } from '@tameer/contract'
import type { Context } from '../../context/context.ts'
import { type PageWords, pageWords } from '../../words/page-words.ts'
import type { createPageStyles } from './frame/page-style.ts'

/** Settings of the site and its language, for every page. */
export interface Site {
  publicUrl: string
  pictures: Context['pictureAddresses']
  demo: boolean
  style: ReturnType<typeof createPageStyles>
  language: Language
  words: PageWords
  /** Path of a page in this language. */
  to(path: string): string
  /** Path of a screen of the client in this language. */
  toScreen(address: string): string
}

type Facts = Pick<Site, 'publicUrl' | 'pictures' | 'demo' | 'style'>

export function siteIn(language: Language, facts: Facts): Site {
  return {
    ...facts,
    language,
    words: pageWords[language],
    to: (path) => beforePath(language) + path,
    toScreen: (address) => clientLink(address, language),
  }
}
