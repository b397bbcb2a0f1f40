export { calculator, contractors } from './labels.ts'
export { failureName as failure, home } from './shell.ts'

export const title = 'Page not found'
export const lead = 'The address may be mistyped, or the page is no longer there.'
export const status = '404 Not Found'
export const asked = 'You asked for'
