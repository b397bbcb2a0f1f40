// The times when the money of a bill is needed, on the screen and on paper.
export { cost, total } from './labels.ts'

export const stagesTitle = 'Money by stage'
export const stagesHint =
  'In the order of building. The stages add up to the total. How bricks, cement, steel and labour spread over the stages is our own estimate: agree your payments with the builder.'
/** On the screen, where the other part stands beside the total. */
export const stagesInShort =
  'In the order of building. How bricks, cement, steel and labour spread over it is our own estimate: agree your payments with the builder.'
export const stagesWithoutOnTop = 'The percentages on top are not in it.'
export const stage = 'Stage'
export const soFar = 'So far'
/** Before an amount, below the name of a stage. */
export const soFarIs = 'so far'
export const stages = {
  start: 'Before the work starts',
  foundation: 'Foundation',
  structure: 'Columns, beams and slabs',
  walls: 'Walls, plaster and roof layers',
  services: 'Pipes, wires and tanks',
  finishing: 'Tiles, doors, windows, paint',
  end: 'Fittings and connections',
}
