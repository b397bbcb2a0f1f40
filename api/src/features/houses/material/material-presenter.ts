import type { HouseDelivery, HouseMaterialLine, HouseSnag } from '@tameer/contract'
import { type MaterialPart, materialLines } from '@tameer/houses'
import type { HouseDeliveryRecord, HouseSnagRecord } from '../../../db/tables/house-schema.ts'
import type { HouseFacts } from '../house-facts.ts'
import { iso, lineTextOf, picturesOfLine } from '../house-presenter.ts'
import { mayCorrect } from './delivery-service.ts'

/** The deliveries. A caller that sees no money gets no price, and slips only of its own. */
export function presentDeliveries(facts: HouseFacts): HouseDelivery[] {
  return facts.deliveries.flatMap((delivery) => presentDelivery(facts, delivery))
}

function presentDelivery(
  { caller, house, entries, pictures, deliveries }: HouseFacts,
  delivery: HouseDeliveryRecord,
): HouseDelivery[] {
  const line = entries.get(delivery.id)
  if (!line) return []
  const correction = deliveries.find(({ corrects }) => corrects === delivery.id)
  return [
    {
      id: delivery.id,
      material: delivery.material,
      quantity: delivery.quantity,
      pkr: caller.seesMoney ? delivery.pkr : null,
      day: delivery.day,
      by: line.side,
      who: line.who,
      at: iso(line.at),
      corrects: delivery.corrects,
      correctedBy: correction?.id ?? null,
      images: picturesOfLine(caller, line, pictures),
      correctable:
        house.state === 'open' && caller.role !== 'family' && !correction && mayCorrect(caller, line),
    },
  ]
}

/** Bought of each material that the family buys, beside what the estimate needs so far. */
export function presentMaterial({ caller, house, stages, deliveries }: HouseFacts): HouseMaterialLine[] {
  if (!caller.seesMoney || house.materials === null) return []
  const parts = JSON.parse(house.materials) as MaterialPart[]
  return materialLines({ basis: house.basis, stages, parts, deliveries }).map((line) => ({
    material: line.material,
    bought: line.bought,
    about: line.about,
    flagged: line.flagged,
    morePercent: line.morePercent,
  }))
}

/** The faults. Text, place and pictures of one that the desk took out are gone. */
export function presentSnags(facts: HouseFacts): HouseSnag[] {
  return facts.snags.flatMap((snag) => presentSnag(facts, snag))
}

function presentSnag(facts: HouseFacts, snag: HouseSnagRecord): HouseSnag[] {
  const { caller, entries, pictures } = facts
  const line = entries.get(snag.id)
  if (!line) return []
  return [
    {
      id: snag.id,
      place: line.gone === null ? snag.place : '',
      text: lineTextOf(line),
      at: iso(line.at),
      state: snag.state,
      since: iso(snag.movedAt),
      images: picturesOfLine(caller, line, pictures),
      mended: mendedOf(facts, snag),
    },
  ]
}

function mendedOf(
  { caller, entries, pictures }: HouseFacts,
  { mendingId }: HouseSnagRecord,
): HouseSnag['mended'] {
  const line = entries.get(mendingId ?? '')
  if (!line) return null
  return {
    id: line.id,
    at: iso(line.at),
    by: line.side,
    who: line.who,
    images: picturesOfLine(caller, line, pictures),
  }
}
