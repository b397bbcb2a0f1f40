// Pricing of changes in a quote. On the wire a choice is a code, such as `cost-plus-10` with its per cent; any
// other text is the company's own words.

export const changesChoices = {
  'quote-rates': 'At the rates of this quote',
  'cost-plus': 'What it costs us, and a per cent on top',
  'agreement-first': 'By a written agreement first',
  own: 'In our own words',
}

/** Pricing of changes, as a family reads it; '' when the quote does not give one. */
export function changesInWords(changes: string): string {
  const [, percent] = /^cost-plus-([\d.]+)$/.exec(changes) ?? []
  if (percent !== undefined) return `At cost, and ${percent} % on top`
  if (changes === 'quote-rates' || changes === 'agreement-first') return changesChoices[changes]
  return changes
}
