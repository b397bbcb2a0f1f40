import type { HouseStage, HouseView } from '@tameer/contract'

/** Acts that the caller has with a stage. */
export function stageActsOf(
  { due, state, claim, takeBackUntil }: HouseStage,
  { role, state: houseState }: HouseView['house'],
) {
  if (houseState !== 'open' || role === 'family' || due === 'before-work') return []
  const waits = state === 'planned' || state === 'begun' || state === 'questioned'
  const builds = role === 'builder' || role === 'site'
  return [
    ...(state === 'planned' ? (['begin'] as const) : []),
    ...(waits && builds ? (['claim'] as const) : []),
    ...(waits && role === 'own' ? (['finish'] as const) : []),
    ...(state === 'claimed' && claim?.mine ? (['unclaim'] as const) : []),
    ...(role === 'own' && takeBackUntil ? (['takeBack'] as const) : []),
  ]
}
