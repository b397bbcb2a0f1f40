import type { City } from '@tameer/calculator'
import * as words from '#words/desk-prices'

/** Name of an article, as the city calls it where one is given; an id that has no words as it is. */
export function articleName(id: string, city?: City): string {
  return words.localArticles[`${id} ${city}`] ?? (words.articles as Record<string, string>)[id] ?? id
}

export function unitName(id: string): string {
  return (words.articleUnits as Record<string, string>)[id] ?? ''
}
