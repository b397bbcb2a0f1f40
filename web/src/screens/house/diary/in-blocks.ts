import type { HouseEntry } from '@tameer/contract'
import { countedPictures } from '#words/house-page'
import { onDay } from '../house-in-words.ts'

/** Entries of one day by one hand that stay apart. */
const mostApart = 5

/**
 * The diary in short: more than five entries with pictures of one day by one hand become one, with all their pictures,
 * newest first. What somebody wrote in them stands in the whole diary.
 */
export function inBlocks(entries: readonly HouseEntry[]): HouseEntry[] {
  const byHand = grouped(entries)
  return entries.flatMap((entry) => {
    const hand = byHand.get(handOf(entry)) ?? []
    if (hand.length <= mostApart || !isPictured(entry)) return [entry]
    return hand[0] === entry ? [blockOf(entry, hand)] : []
  })
}

function grouped(entries: readonly HouseEntry[]): Map<string, HouseEntry[]> {
  const hands = new Map<string, HouseEntry[]>()
  for (const entry of entries) hands.set(handOf(entry), [...(hands.get(handOf(entry)) ?? []), entry])
  return hands
}

/** One hand on one day; an entry without pictures stays alone. */
function handOf(entry: HouseEntry): string {
  return isPictured(entry) ? `${entry.by} ${entry.who} ${onDay(entry.at)}` : entry.id
}

function isPictured({ kind, images, gone }: HouseEntry): boolean {
  return kind === 'work' && images.length > 0 && gone === null
}

function blockOf(newest: HouseEntry, entries: readonly HouseEntry[]): HouseEntry {
  const images = entries.flatMap((entry) => entry.images)
  return { ...newest, stageId: null, text: countedPictures(images.length), images, mine: false }
}
