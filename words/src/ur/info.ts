export const contents = 'فہرست'
export const lastChanged = (date: string) => `آخری تبدیلی ${date}`
