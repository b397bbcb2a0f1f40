// The house a person worked out last, where it is offered again.

export const title = 'Your last estimate'
/** Where it stands: `Your 7 Marla house in Lahore, 1.10 Crore`. */
export const complete = (size: string, unit: string, city: string, total: string) =>
  `Your ${size} ${unit} house in ${city}, ${total}`
export const grey = (size: string, unit: string, city: string, total: string) =>
  `Your ${size} ${unit} house in ${city}, grey structure alone, ${total}`
export const goOn = 'Continue'
export const compare = (count: number) => (count === 0 ? 'Compare' : `Compare (${count})`)
export const forget = 'Remove from this device'
/** Where there is no room for the whole. */
export const forgetShort = 'Remove'
export const forgotten = 'The house is removed from this device'
