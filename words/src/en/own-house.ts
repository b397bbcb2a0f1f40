// The last house that a person calculated, in places that offer it again.

export const title = 'Your last estimate'
/** Names the house with its total: `Your 7 Marla house in Lahore, 1.10 Crore`. */
export const complete = (size: string, unit: string, city: string, total: string) =>
  `Your ${size} ${unit} house in ${city}, ${total}`
export const grey = (size: string, unit: string, city: string, total: string) =>
  `Your ${size} ${unit} house in ${city}, grey structure alone, ${total}`
export const goOn = 'Continue'
export const compare = (count: number) => (count === 0 ? 'Compare' : `Compare (${count})`)
export const forget = 'Remove from this device'
export const forgotten = 'The house is removed from this device'
