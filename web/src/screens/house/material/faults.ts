import type { HouseSnag, HouseView } from '@tameer/contract'
import * as words from '#words/house-material'

type House = HouseView['house']

/** The caller's act on a fault: the builder's side mends an open one, the family answers to a mended one. */
export function actOn({ state }: HouseSnag, house: House): 'mend' | 'answer' | undefined {
  if (house.state !== 'open') return undefined
  if (state === 'mended') return house.role === 'own' ? 'answer' : undefined
  const builds = house.role === 'builder' || house.role === 'site'
  return state === 'open' && builds ? 'mend' : undefined
}

/** State of a fault for the caller: only the family's own key is asked to look. */
export function stateOfSnag({ state }: HouseSnag, { role }: House): string {
  return state === 'mended' && role !== 'own' ? words.familyLooks : words.states[state]
}

/** How many faults are in each state. */
export function faultsInShort({ snags }: Pick<HouseView, 'snags'>): string {
  const count = (state: HouseSnag['state']) => snags.filter((one) => one.state === state).length
  return words.counted(count('open'), count('mended'), count('accepted'))
}

const order: readonly HouseSnag['state'][] = ['mended', 'open', 'accepted']

/** The faults: those to look at first, then the open ones, then those that are accepted. */
export function inOrder(snags: readonly HouseSnag[]): HouseSnag[] {
  return snags.toSorted((one, other) => order.indexOf(one.state) - order.indexOf(other.state))
}
