export const chooseSome = 'Choose one or more'
export const nothingMatches = 'Nothing matches'
export const removeItem = (name: string) => `Remove ${name}`
export const showOptions = (label: string) => `Show ${label}`
