// Texts of the server about an account: its replies, the names of devices, the text in an export.

import { siteName } from './language.ts'

export { passwordUpdated } from './actions.ts'
export { emailConfirmed } from './auth.ts'

export const resetOnItsWay = 'If an account has this address, a reset code is on its way to it.'
export const confirmedAlready = 'Your email address is confirmed already.'
export const linkSent = (email: string) => `We sent a new link to ${email}.`

/** Device of a session, from the names of its browser and system. */
export const device = (browser: string, system: string) => `${browser} on ${system}`
export const unknownDevice = 'Unknown device'

export const exportReadMe = `What ${siteName} keeps of your company.

account.json     your profile, and where you are signed in
portfolios.json  your portfolios, with the names of their pictures in this archive
requests.json    the requests for quotes you were invited to, with your questions, your drafts and your quotes
payments.json    what you paid for your plan
marks.json       your licences and registrations, and what became of them
documents/       their documents and the slips of your transfers, as you sent them
pictures/        your logo and the pictures of your portfolios, in the largest size kept

Your password is not here: only a hash of it is kept, which is of no use to anybody.
`
