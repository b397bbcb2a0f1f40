export const title = 'This page is not in our drawings'
export const lead = 'The address may be mistyped, or the page is no longer there.'
export const failure = 'Unexpected Application Error!'
export const status = '404 Not Found'
