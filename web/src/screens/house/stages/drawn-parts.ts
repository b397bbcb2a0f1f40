import type { HouseBasis, HouseStageState } from '@tameer/contract'

/** Sign of a part in the drawing: solid, hatched or dashed. */
export type DrawnAs = 'agreed' | 'claimed' | 'to-come'

interface StandingStage {
  stage: string
  state: HouseStageState
}

/**
 * Parts of the drawing, with the stages that build each. The first list of which the house has a stage counts: a price
 * without a plinth stage has its plinth with the foundation. A part that no list knows is not drawn.
 */
const builtBy = {
  footings: [['foundation', 'grey-structure'], ['plinth'], ['walls']],
  band: [['plinth', 'grey-structure'], ['foundation']],
  walls: [
    ['walls', 'grey-structure'],
    ['roof-slab', 'structure'],
  ],
  slabs: [['roof-slab', 'structure', 'grey-structure'], ['walls']],
  plaster: [['plaster']],
  tank: [
    ['plumbing-and-wiring', 'services'],
    ['roof-slab', 'structure', 'grey-structure'],
  ],
  floors: [['flooring', 'finishing'], ['handover']],
  openings: [['woodwork', 'paint'], ['finishing'], ['handover']],
  garden: [['handover', 'end']],
} satisfies Record<string, string[][]>

export type HousePart = keyof typeof builtBy

/** Sign of each part of the house; undefined for a part that its stages do not build. */
export function drawnParts(
  stages: readonly StandingStage[],
  basis: HouseBasis,
): Record<HousePart, DrawnAs | undefined> {
  const signs = Object.entries(builtBy).map(([part, lists]) => [part, signOf(stages, lists)])
  const drawn = Object.fromEntries(signs) as Record<HousePart, DrawnAs | undefined>
  // The walls of an estimate are plastered: its stage holds both.
  return basis === 'estimate' ? { ...drawn, plaster: signOf(stages, [['walls']]) } : drawn
}

function signOf(stages: readonly StandingStage[], lists: readonly string[][]): DrawnAs | undefined {
  const found = lists
    .map((ids) => stages.filter(({ stage }) => ids.includes(stage)))
    .find(({ length }) => length > 0)
  if (!found) return undefined
  if (found.some(({ state }) => state === 'agreed')) return 'agreed'
  return found.some(({ state }) => state === 'claimed') ? 'claimed' : 'to-come'
}
