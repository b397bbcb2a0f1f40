export const moveEarlier = 'Move earlier'
export const moveLater = 'Move later'
export const uploading = 'Uploading'
export const chooseAnImage = 'Choose an image'
export const chooseImages = 'Choose images'
export const placeOf = (place: number, count: number) => `${place} of ${count}`
export const movedTo = (name: string, place: number, count: number) => `${name}: now ${place} of ${count}`
export const moveEarlierItem = (name: string) => `Move earlier ${name}`
export const moveLaterItem = (name: string) => `Move later ${name}`
export const removeItem = (name: string) => `Remove ${name}`
export const dropImage = 'or drop it here'
export const dropImages = 'or drop them here'
