// Pricing of changes in a quote. On the wire a choice is a code, such as `cost-plus-10` with its per cent; any
// other text is the company's own words.

export const changesChoices = {
  'quote-rates': 'اسی کوٹیشن کے ریٹس پر',
  'cost-plus': 'ہماری لاگت، اور اوپر کچھ فیصد',
  'agreement-first': 'پہلے لکھ کر طے کر کے',
  own: 'اپنے الفاظ میں',
}

/** Pricing of changes, as a family reads it; '' when the quote does not give one. */
export function changesInWords(changes: string): string {
  const [, percent] = /^cost-plus-([\d.]+)$/.exec(changes) ?? []
  if (percent !== undefined) return `لاگت پر، اور اوپر ${percent} فیصد`
  if (changes === 'quote-rates' || changes === 'agreement-first') return changesChoices[changes]
  return changes
}
