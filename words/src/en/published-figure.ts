// Note beside every figure of the quick estimate: one sentence with the figure's own date and a link to today's
// bill.

/** For a figure of the complete house, which includes the finishing. */
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
