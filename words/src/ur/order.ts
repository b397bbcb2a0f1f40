export const moveEarlier = 'پہلے لائیں'
export const moveLater = 'بعد میں لے جائیں'
export const movedTo = (name: string, place: number, count: number) => `${name}: اب ${count} میں سے ${place}`
export const moveEarlierItem = (name: string) => `${name} کو پہلے لائیں`
export const moveLaterItem = (name: string) => `${name} کو بعد میں لے جائیں`
