// The houses that this device can open.
import { apart } from '../apart.ts'

export { cancel } from './actions.ts'
export { beginHouse as begin } from './check-entrances.ts'

export const title = 'Your houses'
export const none = 'No house yet.'
export const readOnly = 'Family link: you can read it'
export const addsAs = (name: string) => `site link: you add as ${apart(name)}`
export const siteLink = 'site link'
export const house = 'House'
export const houseIn = (place: string) => `House in ${apart(place)}`
export const yourHouseIn = (place: string) => `Your house in ${apart(place)}`
export const pasteTitle = 'Open a house by its link'
export const pasteLink = 'Paste the link'
export const open = 'Open'
export const noLink = 'This is not the link of a house. Copy the whole link and paste it again.'
export const forget = 'Forget this house on this phone'
export const forgetNamed = (name: string) => `Forget this house on this phone: ${apart(name)}`
export const forgetText = 'The house stays. Without its link you cannot open it here any more.'
export const forgotten = 'This phone has forgotten the house'
export const forgetShort = 'Remove'

// Links that open nothing.
export const noHouse = 'This link does not open a house'
export const noHouseText = 'It was taken back, or a letter is missing. Ask for it again, or paste it whole.'
