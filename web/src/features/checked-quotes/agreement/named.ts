import type { NamedPart } from '@tameer/quotes'
import { type Language, type SheetWords, words } from './both-words.ts'
import type { SheetFacts } from './clause.ts'

/** Parts of the house as words name them inside a sentence. */
export function named(parts: readonly NamedPart[], { nameOf }: SheetFacts, language: Language): string[] {
  const w = words[language]
  return parts.map((part) => {
    if (part.is === 'row') return w.lower(w.rows[part.id])
    if (part.is === 'chip') return w.lower(part.id === 'steel' ? w.steelAndWire : w.chips[part.id])
    return w.lower(nameOf?.(part, language) ?? part.id)
  })
}

export function sentence(w: SheetWords, text: string): string {
  return `${upper(text)}${w === words.en ? '.' : '۔'}`
}

export function upper(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
