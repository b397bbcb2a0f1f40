export { calculator, contractors } from './labels.ts'

export const title = 'This page is not in our drawings'
export const lead = 'The address may be mistyped, or the page is no longer there.'
export const failure = 'Unexpected Application Error!'
export const status = '404 Not Found'
export const home = 'Home'
export const asked = 'You asked for'
