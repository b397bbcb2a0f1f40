// Rows for offers on a bill: from the quoted price to the price for the same house, then phases, sections and lines.
import {
  type Bill,
  type FilledInCover,
  type FrozenLine,
  type LineAmounts,
  likeForLikeOf,
  type PhaseAmounts,
  type Range,
  type SectionAmounts,
} from '@tameer/quotes'
import { displayRange, displayRate, groupDigits } from '#words/amounts'
import { displayQuantity } from '#words/quantities'
import * as words from '#words/quote-comparison'
import { phases as phaseNames, sections as sectionNames } from '#words/values'
import type { BillOffer } from '../compared.ts'
import { type Cell, cell, type Group, type Reader, type Row } from './row.ts'

/**
 * A group for each phase of the bill, with its sections as rows and their lines as parts. Amounts are for the same
 * house.
 */
export function phaseGroups(bill: Bill, offers: readonly BillOffer[], reader: Reader): Group[] {
  const lines = new Map(bill.lines.map((line) => [line.id, line]))
  const [first] = offers
  if (!first) return []
  // Phases, sections and lines come from the bill, so every offer has the same ones at the same index.
  return first.levelled.phases.map((phase, at) => {
    const phases = offers.map(({ levelled }) => levelled.phases[at] ?? phase)
    const sections = phase.sections.map((section, sectionAt): Row => {
      const here = phases.map((one) => one.sections[sectionAt] ?? section)
      const parts = section.lines.map((line, lineAt): Row => {
        const known = lines.get(line.id)
        return {
          id: line.id,
          label: known ? words.itemName(known.item) : line.id,
          hint: known && displayQuantity(known),
          estimate: cell(groupDigits(line.estimate.costPkr)),
          cells: here.map((one, place) =>
            lineCell(
              { amounts: one.lines[lineAt] ?? line, section: one, offer: offers[place], line: known },
              reader,
            ),
          ),
        }
      })
      return {
        id: section.id,
        label: nameOfSection(section.id),
        hint: words.linesCounted(parts.length),
        estimate: estimateCell(section.estimate),
        cells: here.map((one, place) => sectionCell(one, lines, reader, offers[place])),
        parts,
      }
    })
    const sum: Row = {
      id: phase.id,
      label: phaseNames[phase.id],
      isTotal: true,
      estimate: cell(groupDigits(phase.estimate.costPkr)),
      cells: phases.map((one) => cell(groupDigits(likeForLikeOf(one)))),
    }
    return { id: phase.id, title: phaseNames[phase.id], sum, rows: sections }
  })
}

/** Name of a section in the calculator's words; the id of an unknown section. */
export function nameOfSection(id: string): string {
  return Object.hasOwn(sectionNames, id) ? sectionNames[id as keyof typeof sectionNames] : id
}

type Lines = ReadonlyMap<string, FrozenLine>

/** The section's cost for the same house, the part of it that was added, and the company's marks on its lines. */
function sectionCell(
  section: SectionAmounts,
  lines: Lines,
  reader: Reader,
  offer: BillOffer | undefined,
): Cell {
  const { filledInPkr, allowancePkr, sharedOut } = section
  const itemsOf = (cover: FilledInCover) => {
    const items = section.lines
      .filter((line) => line.cover === cover)
      .map(({ id }) => lines.get(id)?.item ?? id)
    return items.length > 0 && words.itemsOf(items)
  }
  const [left, bought] = [itemsOf('excluded'), itemsOf('owner')]
  const marks = new Set(section.lines.flatMap(({ id }) => offer?.typed?.markOf(id) ?? []))
  return {
    ...cell(
      groupDigits(likeForLikeOf(section)),
      marks.size > 0 ? [...marks].join(' · ') : left && words.itemsLeftOut(left),
      marks.size === 0 && bought && words.itemsBought[reader](bought),
      allowancePkr > 0 && words.asideReplaced(groupDigits(allowancePkr)),
      sharedOut && words.sharedOut,
    ),
    added: addedOf(filledInPkr),
  }
}

interface LinePlace {
  amounts: LineAmounts
  section: SectionAmounts
  offer: BillOffer | undefined
  line: FrozenLine | undefined
}

function lineCell({ amounts, section, offer, line }: LinePlace, reader: Reader): Cell {
  const { id, cover, pricePkr, allowancePkr, filledInPkr } = amounts
  const laysInPrice = offer?.levelled.filledIn.some(({ ofMaterial, ...one }) => ofMaterial && one.id === id)
  const price = offer?.quote.prices.find((one) => one.level === 'line' && one.id === id)
  const rate = price?.kind === 'per-unit' && line && displayRate(price.ratePkr, line.unit, line.id)
  const own = pricePkr === undefined ? whereItIs(section, offer) : groupDigits(pricePkr)
  const added = addedOf(filledInPkr)
  const inPrice = { isQuiet: pricePkr === undefined }
  switch (cover) {
    case 'excluded':
      return {
        ...cell(
          '',
          pricePkr !== undefined && pricePkr > 0 && words.pricedYetLeftOut(own),
          offer?.typed?.markOf(id) ?? words.leftOutAdded,
        ),
        added,
      }
    case 'owner':
      return { ...cell(own, rate, words.buysMaterial[reader]), ...inPrice, added }
    case 'allowance':
      return {
        ...cell(
          laysInPrice ? own : '',
          allowancePkr > 0 ? words.asideReplaced(groupDigits(allowancePkr)) : words.asideTogether,
          laysInPrice && words.layingInPrice,
        ),
        ...inPrice,
        added,
      }
    case 'apart':
      return cell(own, rate, words.pricedApart)
    case 'included':
      return { ...cell(own, rate), ...inPrice }
  }
}

/** Names the price that holds a line without a price of its own. */
function whereItIs({ sharedOut }: SectionAmounts, offer: BillOffer | undefined): string {
  if (offer?.quote.prices.some(({ level }) => level === 'house')) return words.inHousePrice
  return sharedOut ? words.inPhasePrice : words.inSectionPrice
}

function addedOf(filledInPkr: number): string | undefined {
  return filledInPkr === 0 ? undefined : words.plus(groupDigits(filledInPkr))
}

function estimateCell({ costPkr, lowPkr, highPkr }: PhaseAmounts['estimate']): Cell {
  return cell(groupDigits(costPkr), lowPkr !== highPkr && displayRange(lowPkr, highPkr))
}

/** The whole estimate with its range; no range where none was stored. */
export function estimateOf({ totalPkr, lowPkr = totalPkr, highPkr = totalPkr }: Bill): Range {
  return { costPkr: totalPkr, lowPkr, highPkr }
}
