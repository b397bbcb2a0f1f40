// The quick estimate's figure has a date of its own. Wherever it stands, one sentence says so and leads to today's bill.

/** With a figure of the complete house, which the finishing is part of. */
export const publishedComplete = <Part>(date: string, link: Part) => [
  `This is the published figure of ${date}, with simple finishing: see `,
  link,
  '.',
]
export const publishedGrey = <Part>(date: string, link: Part) => [
  `This is the published figure of ${date}: see `,
  link,
  '.',
]
export const todaysBill = 'today’s bill for the same house'
