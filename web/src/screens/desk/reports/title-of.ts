import type { ListedThing } from '@tameer/contract'
import * as words from '#words/desk-reports'

/** Title of a reported thing; an entry of a house is named by the side that wrote it. */
export function titleOf({ title, side }: Pick<ListedThing, 'title' | 'side'>): string {
  return side === null ? title || words.untitled : words.entryBy[side]
}
