export { whatsapp } from './actions.ts'
export { email, noPictureYet } from './labels.ts'

export const viewProfile = 'View Profile'
export const videoLink = 'Video link'
export const call = 'Call'
export const projectOf = (name: string) => `A project of ${name}`
export const contactCompany = (name: string) => `Contact ${name}`
export const logoOf = (name: string) => `${name} logo`
export const noLogoOf = (name: string) => `${name} has no logo`
