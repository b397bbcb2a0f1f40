import { beforePath, clientLink, type Language } from '@tameer/contract'
import type { Context } from '../../context/context.ts'
import type { createPageStyles } from './page-style.ts'
import { type PageWords, pageWords } from './page-words.ts'

/** What every page needs to know of where it stands, and in which language. */
export interface Site {
  publicUrl: string
  pictures: Context['pictureAddresses']
  demo: boolean
  style: ReturnType<typeof createPageStyles>
  language: Language
  words: PageWords
  /** A page's path, in this language. */
  to(path: string): string
  /** The path of a screen of the client in this language. */
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
