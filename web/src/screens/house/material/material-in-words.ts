import type { HouseDelivery, HouseMaterialLine, HouseView } from '@tameer/contract'
import * as words from '#words/house-material'

/** Amount of a delivery with its unit. */
export function amountOf({ material, quantity }: Pick<HouseDelivery, 'material' | 'quantity'>): string {
  return words.amount(quantity, material)
}

/** A delivery in short: its material and amount. */
export function deliveryInWords(delivery: HouseDelivery): string {
  return words.named(words.materials[delivery.material], amountOf(delivery))
}

/** Amount of a material that was bought, beside what the estimate needs so far; alone while it needs nothing. */
export function boughtOf({ material, bought, about }: HouseMaterialLine): string {
  return about > 0 ? words.ofAbout(bought, about, words.units[material]) : words.amount(bought, material)
}

/** How that compares with the estimate; undefined while there is nothing to compare. */
export function comparedOf({ bought, about, flagged, morePercent }: HouseMaterialLine): string | undefined {
  if (flagged && morePercent !== null) return words.morePercent(morePercent)
  return about > 0 && bought > 0 ? words.within : undefined
}

/** The materials of which too much was bought, in one line; else that all is within the estimate. */
export function materialInShort({ material }: Pick<HouseView, 'material'>): string | undefined {
  const flagged = material.filter((one) => one.flagged)
  if (flagged.length === 0) return material.map(comparedOf).find((said) => said !== undefined)
  return flagged.map((one) => words.named(words.materials[one.material], comparedOf(one) ?? '')).join(' · ')
}

/** Name of the part: the family buys material, for the builder's side it comes. */
export function materialTitle({ role }: HouseView['house']): string {
  return role === 'own' || role === 'family' ? words.youBought : words.materialThatCame
}
