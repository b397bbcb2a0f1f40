import type { PortfolioText } from '@tameer/contract'
import * as words from '#words/portfolio-form'

/** Choices about the house of a project, which make the title of a new one. */
export type Taps = Pick<Record<PortfolioText, string>, 'plot' | 'yearFinished' | 'builtAs'>

/** The title that taps make; '' before the first. */
export function titleOf({ plot, yearFinished, builtAs }: Taps, city: string | undefined): string {
  if (!plot && !yearFinished && !builtAs) return ''
  return words.madeTitle({
    plot: words.plotName(plot),
    what: builtAs === 'grey' ? 'grey' : plot === 'none' ? 'building' : 'house',
    city,
    year: words.yearName(yearFinished),
  })
}
