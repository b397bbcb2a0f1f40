export { linkCopied } from './actions.ts'
export { address } from './labels.ts'

export const shareFailed = 'This could not be shared. Please try again.'
export const share = 'Share'
export const copyHint = 'Copy this address to share it.'
