// The way back into a house whose links are lost: asking for a link by mail, and the page behind that link.
export { sending } from './actions.ts'
export { enterEmail as emailMissing } from './problems.ts'

export const linkByEmail = 'Get a link by e-mail'
export const lead = 'For a house with a confirmed e-mail. Without one a lost link cannot be made again.'
export const email = 'E-mail of the house'
export const sendLink = 'Send the link'
export const linkComes =
  'If this e-mail is confirmed for a house, a mail with a link is on its way. The link works for an hour, once. At most three are sent in 24 hours.'

// The page behind the link.
export const title = 'Open your house on this phone'
export const pressToOpen =
  'The link of the mail works once. This phone gets a new link of your own, and the one before ends.'
export const openHouse = 'Open the house'
export const opening = 'Opening…'
export const refused = 'This link was used already, or is older than an hour. Ask for a new one.'
export const stillOpens = 'This phone knows the house already.'
export const opened = 'Your house is open on this phone'
