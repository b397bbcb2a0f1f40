// Covers of a group of lines. Each line has its own mark, whatever its section's mark is.
import { readFigure } from '@tameer/figures'
import { type FrozenLine, shareOut } from '@tameer/quotes'
import { type Change, type CoverEntry, coverOf, placeKey, type QuoteEntry } from '../entry/entry.ts'
import { writeFigure } from '../entry/figures.ts'

/** A way in which something is outside the price. */
export type Way = 'excluded' | 'owner' | 'allowance'

/**
 * The way in which all lines of a group are outside the price; 'mixed' when they differ, undefined when none is
 * outside.
 */
export function wayOf(entry: QuoteEntry, lines: readonly FrozenLine[]): Way | 'mixed' | undefined {
  const [first, ...others] = [...new Set(lines.map((line) => coverOf(entry, line)))]
  if (others.length > 0) return lines.some((line) => isOutside(entry, line)) ? 'mixed' : undefined
  return first === undefined || first === 'included' || first === 'apart' ? undefined : first
}

/** True when some part of the line is not in any price of the company. */
export function isOutside(entry: QuoteEntry, line: FrozenLine): boolean {
  const cover = coverOf(entry, line)
  return cover !== 'included' && cover !== 'apart'
}

/** Marks each of the lines; undefined puts them back into the price. */
export function coverLines(lines: readonly FrozenLine[], marks: readonly CoverEntry[] | undefined): Change {
  return (entry) => {
    const covers = { ...entry.covers }
    for (const [place, { id, section }] of lines.entries()) {
      const mark = marks?.[place]
      const key = placeKey('line', id)
      if (mark) covers[key] = mark
      else if (covers[placeKey('section', section)]) covers[key] = { cover: 'included', sum: '' }
      else delete covers[key]
    }
    return { ...entry, covers }
  }
}

/**
 * Divides one sum between lines in proportion to the estimate, to the rupee. A text that is not a sum goes to the
 * first line.
 */
export function sharedSums(text: string, lines: readonly FrozenLine[]): string[] {
  const sumPkr = readFigure(text)
  if (lines.length === 1 || sumPkr === undefined || !Number.isSafeInteger(sumPkr) || sumPkr < 0)
    return lines.map((_, place) => (place === 0 ? text : ''))
  const weights = lines.map(({ costPkr }) => costPkr)
  return shareOut(sumPkr, weights).map(writeFigure)
}

/** The sum of a group, from the sums of its lines; undefined when a line has no mark of its own. */
export function groupSum(entry: QuoteEntry, lines: readonly FrozenLine[]): string | undefined {
  const sums: string[] = []
  for (const { id } of lines) {
    const mark = entry.covers[placeKey('line', id)]
    if (!mark) return undefined
    sums.push(mark.sum)
  }
  const [first = '', ...others] = sums
  if (others.every((sum) => sum === '')) return first
  return writeFigure(sums.reduce((sum, text) => sum + (readFigure(text) || 0), 0))
}
