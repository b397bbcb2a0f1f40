import type { Language } from '@tameer/contract'
import { requestWords } from '../../words/mail-words.ts'
import type { LetterPart } from './letter.ts'

/** The end of every reminder: the link that stops them. */
export function stopPart(language: Language, link: string): LetterPart[] {
  const words = requestWords[language]
  return [words.stopReminders, { label: words.stop, link }]
}
