export const noPictureYet = 'No picture yet'
export const viewProfile = 'View Profile'
export const videoLink = 'Video link'
export const whatsapp = 'WhatsApp'
export const call = 'Call'
export const email = 'Email'
export const projectOf = (name: string) => `A project of ${name}`
export const contactCompany = (name: string) => `Contact ${name}`
export const logoOf = (name: string) => `${name} logo`
export const noLogoOf = (name: string) => `${name} has no logo`
