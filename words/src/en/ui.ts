export const carousel = 'carousel'
export const slide = 'slide'
export const previous = 'Previous'
export const viewFullSize = 'View full size'
export const stopSlides = 'Stop slides'
export const playSlides = 'Play slides'
export const next = 'Next'
export const closeMenu = 'Close menu'
export const moveEarlier = 'Move earlier'
export const moveLater = 'Move later'
export const uploading = 'Uploading'
export const chooseAnImage = 'Choose an image'
export const chooseImages = 'Choose images'
export const pages = 'Pages'
export const firstPage = 'First page'
export const pageGone = 'This page of the list is no longer there.'
export const chooseSome = 'Choose one or more'
export const nothingMatches = 'Nothing matches'
export const hidePassword = 'Hide password'
export const showPassword = 'Show password'
export const loading = 'Loading…'
export const device = 'Device'
export const light = 'Light'
export const dark = 'Dark'
export const colours = 'Colours'
export const close = 'Close'
export const placeOf = (place: number, count: number) => `${place} of ${count}`
export const movedTo = (name: string, place: number, count: number) => `${name}: now ${place} of ${count}`
export const moveEarlierItem = (name: string) => `Move earlier ${name}`
export const moveLaterItem = (name: string) => `Move later ${name}`
export const removeItem = (name: string) => `Remove ${name}`
export const showOptions = (label: string) => `Show ${label}`
export const dropImage = 'or drop it here'
export const dropImages = 'or drop them here'
