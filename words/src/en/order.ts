export const moveEarlier = 'Move earlier'
export const moveLater = 'Move later'
export const movedTo = (name: string, place: number, count: number) => `${name}: now ${place} of ${count}`
export const moveEarlierItem = (name: string) => `Move earlier ${name}`
export const moveLaterItem = (name: string) => `Move later ${name}`
