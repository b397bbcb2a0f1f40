import type { Page } from '@playwright/test'
import * as en from '../words-in-english.ts'

/** The texts that states of screens name, in one of the two languages. */
export type Words = typeof en

export type Language = 'en' | 'ur'

/** Name of something on a page, for instance `({ auth }) => auth.loginButton`. */
export type Name = (words: Words) => string | RegExp

/** Returns the texts in the language of the opened page. */
export function wordsOf(page: Page): Words {
  return wordsIn(languageOf(page))
}

/** Returns the language of the opened page. */
export function languageOf(page: Page): Language {
  return new URL(page.url()).pathname.startsWith('/ur/') ? 'ur' : 'en'
}

/** The same modules in Urdu: `deskAccount` is `desk-account.ts`. A check of types makes sure that they are the same. */
const ur = Object.fromEntries(
  await Promise.all(
    Object.keys(en).map(async (name) => {
      const file = name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
      return [name, await import(`@tameer/words/ur/${file}`)] as const
    }),
  ),
) as Words

export function wordsIn(language: Language): Words {
  return language === 'ur' ? ur : en
}
