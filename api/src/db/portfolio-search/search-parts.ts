import { foldText } from '@tameer/contract'

// Parts are counted in code points, as LIKE compares them on both engines.
const longest = 3
const mostTried = 16
/** Enough for fifty long titles; a title of ligatures grows when it is folded. */
const mostLetters = 10_000

/**
 * The text by which a company is found: its folded name and category names, the lines of its plot sizes, and then as
 * many titles of its projects as fit, one on a line, so that no search matches across two.
 */
export function searchText(
  names: readonly string[],
  titles: readonly string[] = [],
  plotSizes: readonly string[] = [],
): string {
  let text = [...names.map(foldText), ...plotSizes].join('\n')
  for (const title of new Set(titles.map(foldText))) {
    if (text.length + title.length < mostLetters) text += `\n${title}`
  }
  return text
}

/** Every piece of one to three characters of a search text: the index that avoids a scan of all texts. */
export function partsOf(text: string): string[] {
  const parts = new Set<string>()
  for (const line of text.split('\n')) {
    const letters = [...line]
    for (let size = 1; size <= longest; size += 1) {
      for (let start = 0; start + size <= letters.length; start += 1) {
        parts.add(letters.slice(start, start + size).join(''))
      }
    }
  }
  return [...parts]
}

/** Pieces that occur in every text with `folded`, a bounded number spread over its length. Never empty. */
export function partsToTry(folded: string): [string, ...string[]] {
  const letters = [...folded]
  const starts = Math.max(1, letters.length - longest + 1)
  const step = Math.max(1, (starts - 1) / (mostTried - 1))
  const tried = new Set<string>()
  for (let at = 0; at < starts; at += step) {
    const start = Math.round(at)
    tried.add(letters.slice(start, start + longest).join(''))
  }
  return [letters.slice(-longest).join(''), ...tried]
}
