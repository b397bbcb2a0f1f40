import type { HouseView } from '@tameer/contract'

/** The one red button of the page: what the caller should do next; undefined for those who only read. */
export type RedAct = 'claim' | 'question' | 'links' | 'add'

/** The first that applies. Answers come before everything else. */
export function redAct({ house, waits }: HouseView): RedAct | undefined {
  if (house.role === 'family' || house.state !== 'open') return undefined
  const answer = waits.find(({ kind }) => kind === (house.role === 'own' ? 'claim' : 'question'))
  if (answer) return answer.kind as 'claim' | 'question'
  return house.role === 'own' && house.siteLinks?.length === 0 ? 'links' : 'add'
}

/** The stage that the builder's side says next to be done: the first that is neither claimed nor agreed. */
export function nextStage({ stages }: HouseView): HouseView['stages'][number] | undefined {
  return stages.find(({ due, state }) => due !== 'before-work' && state !== 'claimed' && state !== 'agreed')
}

/** The stage whose claim waits longest for the family. */
export function waitingClaim({ stages, waits }: HouseView): HouseView['stages'][number] | undefined {
  const first = waits.find(({ kind }) => kind === 'claim')
  return first && stages.find(({ claim }) => claim?.id === first.id)
}
