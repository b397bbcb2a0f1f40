import type { HouseView } from '@tameer/contract'
import { isDue } from './money/payments.ts'

/** The one red button of the page: what the caller should do next; undefined for those who only read. */
export type RedAct = 'claim' | 'question' | 'change' | 'payment' | 'snag' | 'pay' | 'close' | 'links' | 'add'

/** Kinds of answers that each side is asked for, in their order. */
const familyAnswers: readonly RedAct[] = ['claim', 'change', 'payment', 'snag']
const builderAnswers: readonly RedAct[] = ['question', 'change', 'payment', 'snag']

/** The first that applies. Answers come before everything else. */
export function redAct(view: HouseView): RedAct | undefined {
  const { house, waits } = view
  if (house.role === 'family' || house.state !== 'open') return undefined
  const own = house.role === 'own'
  const answers = own ? familyAnswers : builderAnswers
  const answer = answers.find((one) => waits.some(({ kind }) => kind === one))
  if (answer) return answer
  if (isDue(view)) return 'pay'
  if (own && mayFinish(view)) return 'close'
  return own && house.siteLinks?.length === 0 ? 'links' : 'add'
}

/** True when nothing is left that hinders the family from closing the house as finished. */
export function mayFinish({ stages, snags }: Pick<HouseView, 'stages' | 'snags'>): boolean {
  return stages.every(({ state }) => state === 'agreed') && snags.every(({ state }) => state === 'accepted')
}

/** The fault that waits longest for the caller's side. A key that only reads answers nothing. */
export function waitingSnag({ house, snags, waits }: HouseView): HouseView['snags'][number] | undefined {
  const first = house.role === 'family' ? undefined : waits.find(({ kind }) => kind === 'snag')
  return first && snags.find(({ id }) => id === first.id)
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
