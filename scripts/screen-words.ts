import type { Page } from '@playwright/test'
import * as en from './words/en.ts'
import * as ur from './words/ur.ts'

/** The texts that states of screens name, in one of the two languages. */
export type Words = typeof en | typeof ur

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

export function wordsIn(language: Language): Words {
  return language === 'ur' ? ur : en
}
