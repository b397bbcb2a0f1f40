// The cost of a usual house in a frame on another site, and the page that gives the line for it.

export const toBill = 'Every line of this bill'
/** `tameer` is a link. */
export const by = <Part>(tameer: Part, days: string) => ['By ', tameer, `, prices of ${days}`]

export const title = 'Put it on your site'
export const lead =
  'Show what a house costs on your own page: the usual house, three grades, always at today’s prices. Free, with our name.'
export const language = 'Language'
export const show = 'Show the line'
export const line = 'The line for your page'
export const lineHint = 'Copy it into the HTML of your page, where the figures should stand.'
export const preview = 'Look at it'
export const rules = 'Good to know'
/** `message` is code. */
export const points = (message: string) => [
  'The figures follow the newest prices by themselves.',
  'It stores nothing on a visitor’s device, sets no cookie and loads nothing else.',
  `It tells its height by ${message}. A page that listens can fit the frame to it.`,
]
