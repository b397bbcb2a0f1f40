import type { HouseView } from '@tameer/contract'
import { isDue } from './money/payments.ts'

/** The one red button of the page: what the caller should do next; undefined for those who only read. */
export type RedAct = 'claim' | 'question' | 'change' | 'payment' | 'pay' | 'close' | 'links' | 'add'

/** Kinds of answers that each side is asked for, in their order. */
const familyAnswers: readonly RedAct[] = ['claim', 'change', 'payment']
const builderAnswers: readonly RedAct[] = ['question', 'change', 'payment']

/** The first that applies. Answers come before everything else. */
export function redAct(view: HouseView): RedAct | undefined {
  const { house, stages, waits } = view
  if (house.role === 'family' || house.state !== 'open') return undefined
  const own = house.role === 'own'
  const answers = own ? familyAnswers : builderAnswers
  const answer = answers.find((one) => waits.some(({ kind }) => kind === one))
  if (answer) return answer
  if (isDue(view)) return 'pay'
  if (own && stages.every(({ state }) => state === 'agreed')) return 'close'
  return own && house.siteLinks?.length === 0 ? 'links' : 'add'
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

/** True for a side that may propose a change, while there is a stage to pay it with. */
export function mayPropose({ house, stages }: HouseView): boolean {
  const asks = house.role === 'own' || (house.role === 'builder' && house.seesMoney)
  return asks && house.state === 'open' && stages.some(({ state }) => state !== 'agreed')
}
