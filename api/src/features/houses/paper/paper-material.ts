import type { HouseDelivery, HouseMaterialLine, HouseSnag } from '@tameer/contract'
import type { PaperBlock } from '../../../images/paper/paper-job.ts'
import { dayOf, type PaperFacts, present } from './paper-facts.ts'
import { section } from './paper-money.ts'

/** Material beside the estimate, and every delivery. The pictures of slips stand in the diary. */
export function deliveriesOf(facts: PaperFacts): PaperBlock[] {
  const { view, words } = facts
  return [
    ...section(
      words.youBought,
      view.material.map((line) => boughtOf(facts, line)),
    ),
    ...section(
      words.material,
      view.deliveries.map((delivery) => ({
        name: words.named(
          words.materials[delivery.material],
          words.amount(delivery.quantity, delivery.material),
        ),
        value: delivery.pkr === null ? '' : words.displayRupees(delivery.pkr),
        remarks: [remarksOn(facts, delivery).join(' · ')],
      })),
    ),
  ]
}

function boughtOf({ words }: PaperFacts, line: HouseMaterialLine) {
  const { material, bought, about, morePercent } = line
  return {
    name: words.materials[material],
    value: words.ofAbout(bought, about, words.units[material]),
    remarks: [morePercent === null ? words.within : words.morePercent(morePercent)],
  }
}

function remarksOn(facts: PaperFacts, delivery: HouseDelivery): string[] {
  const { view, words } = facts
  const line = facts.lineOf(delivery.id)
  const before = view.deliveries.find(({ id }) => id === delivery.corrects)
  return present([
    delivery.correctedBy !== null && words.corrected,
    words.displayDate(delivery.day),
    words.writtenBy(facts.nameOf(delivery), dayOf(delivery.at)),
    before && words.insteadOf(words.amount(before.quantity, before.material)),
    line !== undefined && words.seeLine(line),
  ])
}

/** The faults. Their pictures stand in the diary. */
export function faultsOf(facts: PaperFacts): PaperBlock[] {
  const { view, words } = facts
  return section(
    words.faults,
    view.snags.map((snag) => ({
      name: snag.place || words.takenOut,
      remarks: present([snag.text, remarksOnFault(facts, snag).join(' · ')]),
    })),
  )
}

function remarksOnFault(facts: PaperFacts, { id, state, since, mended }: HouseSnag): string[] {
  const { words } = facts
  const lines = [facts.lineOf(id), mended && facts.lineOf(mended.id)]
  return present([
    words.since(words.faultStates[state], dayOf(since)),
    mended && words.mendedBy(facts.nameOf(mended), dayOf(mended.at)),
    ...lines.map((line) => line !== undefined && line !== null && words.seeLine(line)),
  ])
}
