import { type DeskMark, markExpires, pecLimits } from '@tameer/contract'
import * as words from '#words/desk-marks'

export type LineName = keyof typeof words.lineNames

/** One line of what a company wrote, to be compared with its paper. */
export interface CheckLine {
  name: LineName
  /** As the company wrote it. */
  text: string
  note?: string | undefined
}

/** Lines of a mark that must agree before it is accepted; the last day comes last. */
export function checkLinesOf(mark: DeskMark): CheckLine[] {
  const lines: CheckLine[] = [{ name: 'number', text: mark.number }]
  if (mark.holder) lines.push({ name: 'holder', text: mark.holder })
  const renamed = mark.renamedFrom === null ? undefined : words.renamedFrom(mark.renamedFrom)
  lines.push({ name: 'company', text: mark.companyName, note: renamed })
  if (mark.category !== null) {
    lines.push({ name: 'category', text: words.categoryName(mark.category), note: limitNote(mark) })
  }
  if (markExpires(mark.kind)) {
    lines.push({ name: 'validUntil', text: mark.validUntil === null ? '' : words.day(mark.validUntil) })
  }
  return lines
}

/** Words for what a licence of PEC allows; undefined where no limit is known. */
export function limitNote({ category }: DeskMark): string | undefined {
  const limit = category === null ? undefined : pecLimits.pkr[category]
  return limit === undefined ? undefined : words.upTo(limit)
}
