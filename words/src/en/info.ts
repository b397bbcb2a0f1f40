export const contents = 'Contents'
export const lastChanged = (date: string) => `Last changed on ${date}`
