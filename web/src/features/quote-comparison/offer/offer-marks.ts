// Licences and registrations of the companies in a comparison, in words.
import { type CompanyMark, licenceBelow, pecLimits } from '@tameer/contract'
import * as words from '#words/licence-limits'
import type { AnyOffer } from '../compared.ts'
import { cell, type Row } from '../rows/row.ts'

interface MarkInWords {
  readonly kind: CompanyMark['kind']
  /** The mark, and the day of its check. */
  readonly text: string
  /** Sentence for a house that is larger than the licence allows. */
  readonly tooSmall: string | undefined
}

/** The marks of an offer's company that Tameer has checked, each compared with the estimate. */
export function marksOf({ company, estimatePkr }: Pick<AnyOffer, 'company' | 'estimatePkr'>): MarkInWords[] {
  return (company?.marks ?? []).map((mark) => {
    const small = licenceBelow([mark], estimatePkr)
    return { kind: mark.kind, text: words.markText(mark), tooSmall: small && words.aboveLimit(small) }
  })
}

/** The marks as a row for paper and spreadsheet. No row when no company has any. */
export function markRows(offers: readonly AnyOffer[]): Row[] {
  const said = offers.map((offer) =>
    marksOf(offer).flatMap(({ text, tooSmall }) => (tooSmall ? [text, tooSmall] : [text])),
  )
  if (said.every((texts) => texts.length === 0)) return []
  return [
    {
      id: 'marks',
      label: words.marks,
      estimate: null,
      cells: said.map(([main = words.noneChecked, ...notes]) => cell(main, ...notes)),
    },
  ]
}

/** Sources of the limits; undefined when no offer's company has a licence below the estimate. */
export function limitSources(
  offers: readonly AnyOffer[],
): { lead: string; sources: readonly string[] } | undefined {
  const isNamed = offers.some((offer) => marksOf(offer).some(({ tooSmall }) => tooSmall))
  return isNamed ? { lead: words.limitsAsOf(pecLimits.asOf), sources: pecLimits.sources } : undefined
}
