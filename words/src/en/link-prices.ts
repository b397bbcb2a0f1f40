// A link that names other prices than today's.

export const olderPrices = (date: string, then: string | undefined, now: string) =>
  `This link was made with our price book of ${date}${then ? `, when the total was ${then}` : ''}. With the present one it is ${now}.`
export const useTodaysPrices = 'Use today’s prices'
export const pricesGone = (date: string, then: string | undefined, now: string) =>
  `This link names a price book of ${date}, which nobody has${then ? `; it says a total of ${then}` : ''}. With the present one it is ${now}.`
