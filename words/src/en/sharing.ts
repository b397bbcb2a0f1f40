import { apart } from '../apart.ts'

export { linkCopied } from './actions.ts'
export { address } from './labels.ts'

export const shareFailed = 'This could not be shared. Please try again.'
export const share = 'Share'
export const copyHint = 'Copy this address to share it.'
export const close = 'Close'
export const qrCode = 'QR code'
export const qrTitle = 'QR code of your page'
export const qrLead = 'Print it on your visiting card. A phone’s camera opens your page from it.'
export const qrFile = 'tameer-qr-code'
export const qrFailed = 'The QR code could not be drawn. Please try again.'
export const saveSvg = 'Save for print (SVG)'
export const savePng = 'Save as picture (PNG)'
export const qrOf = (company: string) => `QR code of the page of ${apart(company)}`
