import type { ListedThing } from '@tameer/contract'
import { nameOf } from '#words/catalogue'
import * as words from '#words/desk-reports'

/** Title of a reported thing. A request is named by its city, an entry of a house by the side that wrote it. */
export function titleOf({ kind, title, side }: Pick<ListedThing, 'kind' | 'title' | 'side'>): string {
  if (side !== null) return words.entryBy[side]
  return (kind === 'request' ? nameOf({ name: title }) : title) || words.untitled
}
