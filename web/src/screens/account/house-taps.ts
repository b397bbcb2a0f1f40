import * as words from '#words/portfolio-form'

/** Taps about the house of a new project: they make its title and are not stored. */
export interface Taps {
  /** One of `words.plots`, `other` or `none`. */
  plot?: string
  /** Four digits, `earlier` or `building`. */
  year?: string
  built?: 'grey' | 'complete'
}

export const noTaps: Taps = {}

/** The title that taps make; '' before the first. */
export function titleOf({ plot, year, built }: Taps, city: string | undefined): string {
  if (!plot && !year && !built) return ''
  return words.madeTitle({
    plot: words.plots.find(({ value }) => value === plot)?.label,
    what: built === 'grey' ? 'grey' : plot === 'none' ? 'building' : 'house',
    city,
    year: year === 'building' ? words.beingBuilt : year === 'earlier' ? undefined : year,
  })
}

/** Taps as a draft keeps them. */
export function readTaps(text: unknown): Taps {
  try {
    const value: unknown = JSON.parse(String(text))
    return typeof value === 'object' && value !== null ? (value as Taps) : noTaps
  } catch {
    return noTaps
  }
}
