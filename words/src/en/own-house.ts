// The house a person worked out last, where it is offered again.

export const title = 'Your last estimate'
/** Where it stands: `Your 7 Marla house in Lahore, 1.10 Crore`. */
export const complete = (size: string, unit: string, city: string, total: string) =>
  `Your ${size} ${unit} house in ${city}, ${total}`
export const grey = (size: string, unit: string, city: string, total: string) =>
  `Your ${size} ${unit} house in ${city}, grey structure alone, ${total}`
export const goOn = 'Continue'
export const compare = (count: number) => (count === 0 ? 'Compare' : `Compare (${count})`)
export const forget = 'Forget'
export const forgetIt = 'Forget this house'
export const forgotten = 'This device has forgotten the house'
