import * as otherWords from '#other-words/agreement'
import * as ownWords from '#words/agreement'
import { lang } from '#words/language'

export type Language = 'en' | 'ur'
export type SheetWords = typeof ownWords | typeof otherWords
/** A text in both languages. */
export type Pair = Readonly<Record<Language, string>>

export const own: Language = lang
const isEnglish = own === 'en'
export const words: Readonly<Record<Language, SheetWords>> = {
  en: isEnglish ? ownWords : otherWords,
  ur: isEnglish ? otherWords : ownWords,
}

export function pair(say: (words: SheetWords, language: Language) => string): Pair {
  return { en: say(words.en, 'en'), ur: say(words.ur, 'ur') }
}
