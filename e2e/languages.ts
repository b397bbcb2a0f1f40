import type { Page } from '@playwright/test'
import { type Language, languageOf, type Words, wordsIn } from '../scripts/screens/screen-words.ts'

/**
 * Returns a text of the screens in the language of the journey, found by its English, to the letter. `module` names the
 * words that it is from (`auth`), needed where the same English has different Urdu. Throws when no words have the text,
 * or when it is not clear which is meant.
 */
export type Say = (english: string, module?: keyof Words) => string

interface Pair {
  module: string
  english: string
  urdu: string
}

let pairs: Pair[] | undefined

export function sayIn(language: Language): Say {
  if (language === 'en') return (english) => english
  pairs ??= Object.entries(wordsIn('en')).flatMap(([module, words]) =>
    pairTexts(module, words, wordsIn('ur')[module as keyof Words]),
  )
  const all = pairs
  return (english, module) => {
    const found = all.filter((one) => one.english === english && (!module || one.module === module))
    const [urdu = nameInUrdu(english), ...others] = new Set(found.map((one) => one.urdu))
    if (urdu === undefined) throw new Error(`No words have “${english}”: take it from the fixture words.`)
    if (others.length > 0) {
      throw new Error(`“${english}” is ambiguous: name one of ${found.map((one) => one.module).join(', ')}.`)
    }
    return urdu
  }
}

/** The same in the language of the opened page. */
export function sayOn(page: Page): Say {
  return sayIn(languageOf(page))
}

/** Name of a city, service or building type of the server. */
function nameInUrdu(name: string): string | undefined {
  const urdu = wordsIn('ur').catalogue.nameOf({ name })
  return urdu === name ? undefined : urdu
}

/** The texts of two values of the same shape. */
function pairTexts(module: string, english: unknown, urdu: unknown): Pair[] {
  if (typeof english === 'string' && typeof urdu === 'string') return [{ module, english, urdu }]
  if (typeof english !== 'object' || typeof urdu !== 'object' || !english || !urdu) return []
  return Object.entries(english).flatMap(([key, value]) =>
    pairTexts(module, value, (urdu as Record<string, unknown>)[key]),
  )
}
