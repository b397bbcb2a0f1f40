// The content of the folded terms in a few words.
import { comma } from '#words/language'
import * as words from '#words/quote-terms'
import { percentOf, type TermsEntry } from '../entry/terms-entry.ts'

const dot = ' · '

/** Example: `8 payments, 100 %, 10 % before work, 5 % at handover` */
export function stagesInWords({ stages }: Pick<TermsEntry, 'stages'>): string {
  const before = percentOf(stages, 'before-work')
  const end = percentOf(stages, 'at-handover')
  const parts = [
    words.stagesInShort(stages.length, percentOf(stages)),
    before > 0 && words.beforeWork(before),
    end > 0 && words.atHandover(end),
  ]
  return parts.filter(Boolean).join(comma)
}

/** Example: `44 weeks · 6 months of warranty · changes not said` */
export function timeInWords(
  { durationWeeks, warrantyMonths, changes }: TermsEntry,
  work: 'works' | 'fee',
): string {
  const parts = [
    durationWeeks.trim() ? words.weeks(durationWeeks.trim()) : words.timeNotSaid,
    work === 'works' &&
      (warrantyMonths.trim() ? words.monthsWarranty(warrantyMonths.trim()) : words.warrantyNotSaid),
    words.changesInShort[changes],
  ]
  return parts.filter(Boolean).join(dot)
}
