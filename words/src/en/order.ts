import { apart } from '../apart.ts'

export const movedTo = (name: string, place: number, count: number) =>
  `${apart(name)}: now ${place} of ${count}`
export const moveEarlierItem = (name: string) => `Move earlier ${apart(name)}`
export const moveLaterItem = (name: string) => `Move later ${apart(name)}`
export const dragToMove = 'Drag to move'
