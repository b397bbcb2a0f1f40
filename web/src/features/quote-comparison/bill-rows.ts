// Offers on a bill as rows: the totals with their steps, then phases, sections and lines, then payment and terms.
import {
  type Bill,
  type BillLine,
  type LineAmounts,
  levellingSteps,
  likeForLikeOf,
  type PhaseAmounts,
  type Range,
  type SectionAmounts,
} from '@tameer/quotes'
import { displayRate, displayRupees } from '#words/amounts'
import { displayQuantity } from '#words/quantities'
import * as words from '#words/quote-comparison'
import { phases as phaseNames, sections as sectionNames } from '#words/values'
import type { BillOffer } from './compared.ts'
import { type Cell, cell, type Figure, type Group, type Reader, type Row } from './row.ts'
import { termGroup } from './term-rows.ts'

export function billGroups(
  bill: Bill,
  offers: readonly BillOffer[],
  figure: Figure,
  reader: Reader,
): Group[] {
  return [
    { id: 'totals', title: words.totals, rows: totalRows(bill, offers, figure, reader) },
    ...phaseGroups(bill, offers, figure, reader),
    termGroup(offers, figure, words.duration),
  ]
}

function totalRows(bill: Bill, offers: readonly BillOffer[], figure: Figure, reader: Reader): Row[] {
  const row = (id: string, label: string, toCell: (offer: BillOffer) => Cell): Row => ({
    ...{ id, label, estimate: null },
    cells: offers.map(toCell),
  })
  const amount = (pkr: number, ...notes: (string | false)[]) =>
    pkr === 0 ? cell(words.none) : cell(figure(pkr), ...notes)
  const steps = offers.map(({ levelled }) => levellingSteps(levelled))
  return [
    {
      ...row('headline', words.asksFor, ({ levelled }) => cell(figure(levelled.headlinePkr))),
      isTotal: true,
      parts: [
        row('prices', words.prices, ({ levelled, quote }) => {
          const house = quote.prices.find(({ level }) => level === 'house')
          return cell(
            figure(levelled.pricesPkr),
            house && words.oneHousePrice,
            house?.kind === 'per-sft' && words.perSft(displayRupees(house.ratePkr)),
          )
        }),
        row('allowances', words.allowances, ({ levelled }) => amount(levelled.allowancesPkr)),
        row('extras', words.extras, ({ levelled, quote }) =>
          amount(
            levelled.extrasPkr,
            ...quote.extras.map(({ item, amountPkr }) => words.itemAmount(item, figure(amountPkr))),
          ),
        ),
        row('discount', words.discount, ({ levelled, quote }) =>
          amount(
            0 - levelled.discountPkr,
            quote.discount?.word ?? '',
            levelled.discountPkr > levelled.discountOn.prices && words.discountRule,
          ),
        ),
      ],
    },
    {
      ...row('likeForLike', words.likeForLike, ({ levelled }) =>
        cell(
          figure(levelled.likeForLikePkr),
          levelled.likeForLikeLowPkr !== levelled.likeForLikeHighPkr &&
            words.range(figure(levelled.likeForLikeLowPkr), figure(levelled.likeForLikeHighPkr)),
          againstEstimate(levelled.likeForLikePkr - bill.totalPkr, figure),
        ),
      ),
      isTotal: true,
      estimate: estimateCell(estimateOf(bill), figure),
      parts: [
        row('from', words.asksFor, ({ levelled }) => cell(figure(levelled.headlinePkr))),
        ...(steps[0] ?? []).map(({ code }, place) => ({
          ...{
            id: code,
            label: code === 'owner' ? words.ownerStep[reader] : words.steps[code],
            estimate: null,
          },
          cells: steps.map((ofOffer) => amount(ofOffer[place]?.amountPkr ?? 0)),
        })),
      ],
    },
    row('withExtras', words.withExtras, ({ levelled }) => cell(figure(levelled.withExtrasPkr))),
  ]
}

function phaseGroups(bill: Bill, offers: readonly BillOffer[], figure: Figure, reader: Reader): Group[] {
  const lines = new Map(bill.lines.map((line) => [line.id, line]))
  const [first] = offers
  if (!first) return []
  // Phases, sections and lines come from the bill, so every offer has the same in the same places.
  return first.levelled.phases.map((phase, at) => {
    const phases = offers.map(({ levelled }) => levelled.phases[at] ?? phase)
    const phaseRow: Row = {
      ...{ id: phase.id, label: words.total, isTotal: true },
      estimate: estimateCell(phase.estimate, figure),
      cells: phases.map((one, place) => phaseCell(one, offers[place], figure)),
    }
    const sections = phase.sections.map((section, sectionAt): Row => {
      const here = phases.map((one) => one.sections[sectionAt] ?? section)
      return {
        ...{ id: section.id, label: nameOfSection(section.id) },
        estimate: estimateCell(section.estimate, figure),
        cells: here.map((one) => sectionCell(one, figure, reader)),
        parts: section.lines.map((line, lineAt): Row => {
          const known = lines.get(line.id)
          return {
            ...{
              id: line.id,
              label: known ? words.itemName(known.item) : line.id,
              hint: known && displayQuantity(known),
            },
            estimate: estimateCell(line.estimate, figure),
            cells: here.map((one, place) =>
              lineCell(
                {
                  amounts: one.lines[lineAt] ?? line,
                  section: one,
                  offer: offers[place],
                  line: known,
                  reader,
                },
                figure,
              ),
            ),
          }
        }),
      }
    })
    return { id: phase.id, title: phaseNames[phase.id], rows: [phaseRow, ...sections] }
  })
}

/** A section as the calculator calls it; one it does not know by its id. */
export function nameOfSection(id: string): string {
  return Object.hasOwn(sectionNames, id) ? sectionNames[id as keyof typeof sectionNames] : id
}

function phaseCell(phase: PhaseAmounts, offer: BillOffer | undefined, figure: Figure): Cell {
  const price = offer?.quote.prices.find(({ level, id }) => level === 'phase' && id === phase.id)
  return cell(
    figure(phase.pricePkr),
    price && words.onePrice,
    phase.sharedOut && words.sharedOut,
    price?.kind === 'per-sft' && words.perSft(displayRupees(price.ratePkr)),
    ...filledInNotes(phase, figure),
    !phase.sharedOut && outsideRange(likeForLikeOf(phase), phase.estimate),
  )
}

function sectionCell(section: SectionAmounts, figure: Figure, reader: Reader): Cell {
  const { lines, pricePkr, allowancePkr, sharedOut } = section
  const count = (cover: LineAmounts['cover']) => lines.filter((line) => line.cover === cover).length
  const [left, owner, aside] = [count('excluded'), count('owner'), count('allowance')]
  const setAside = allowancePkr > 0 && words.setsAside(figure(allowancePkr))
  const filledIn = filledInNotes(section, figure)
  // Where nothing is priced, a price of 0 would look like a gift.
  if (pricePkr === 0 && left === lines.length) return cell(words.leftOut, ...filledIn)
  if (pricePkr === 0 && left + aside === lines.length && setAside)
    return cell(setAside, left > 0 && words.leavesOutLines(left, lines.length), ...filledIn)
  return cell(
    figure(pricePkr),
    sharedOut && words.sharedOut,
    left > 0 && words.leavesOutLines(left, lines.length),
    owner > 0 && words.buysFor[reader](owner, lines.length),
    setAside,
    ...filledIn,
    !sharedOut && outsideRange(likeForLikeOf(section), section.estimate),
  )
}

interface LinePlace {
  amounts: LineAmounts
  section: SectionAmounts
  offer: BillOffer | undefined
  line: BillLine | undefined
  reader: Reader
}

function lineCell({ amounts, section, offer, line, reader }: LinePlace, figure: Figure): Cell {
  const { cover, pricePkr, allowancePkr, filledInPkr, estimate } = amounts
  const laysInPrice = offer?.levelled.filledIn.some(({ id, ofMaterial }) => ofMaterial && id === amounts.id)
  const price = offer?.quote.prices.find(({ level, id }) => level === 'line' && id === amounts.id)
  const rate = price?.kind === 'per-unit' && line && displayRate(price.ratePkr, line.unit, line.id)
  const filledIn = words.filledIn(figure(filledInPkr))
  const isHouse = offer?.quote.prices.some(({ level }) => level === 'house')
  const priced = isHouse ? words.inHousePrice : section.sharedOut ? words.inPhasePrice : words.inSectionPrice
  const own = pricePkr === undefined ? priced : figure(pricePkr)
  switch (cover) {
    case 'excluded':
      return cell(
        words.leftOut,
        pricePkr !== undefined && pricePkr > 0 && words.pricedYetLeftOut(own),
        filledIn,
      )
    case 'owner':
      return cell(own, rate, words.buysMaterial[reader], filledIn)
    case 'allowance':
      return cell(
        allowancePkr > 0 ? words.setsAside(figure(allowancePkr)) : words.setAsideTogether,
        laysInPrice && words.layingInPrice,
        laysInPrice && pricePkr !== undefined && own,
        filledIn,
      )
    case 'apart':
      return cell(own, rate, words.pricedApart, pricePkr !== undefined && outsideRange(pricePkr, estimate))
    case 'included':
      return cell(own, rate, pricePkr !== undefined && outsideRange(pricePkr, estimate))
  }
}

function filledInNotes(row: PhaseAmounts | SectionAmounts, figure: Figure): string[] {
  if (row.filledInPkr === 0) return []
  return [words.filledIn(figure(row.filledInPkr)), words.together(figure(likeForLikeOf(row)))]
}

function outsideRange(pkr: number, { lowPkr, highPkr }: Range): string | false {
  if (pkr < lowPkr) return words.belowLow
  return pkr > highPkr && words.aboveHigh
}

/** The whole, with the range that the estimate had: where that was not kept none is shown. */
export function estimateOf({ totalPkr, lowPkr = totalPkr, highPkr = totalPkr }: Bill): Range {
  return { costPkr: totalPkr, lowPkr, highPkr }
}

function estimateCell({ costPkr, lowPkr, highPkr }: Range, figure: Figure): Cell {
  return cell(figure(costPkr), lowPkr !== highPkr && words.range(figure(lowPkr), figure(highPkr)))
}

function againstEstimate(differencePkr: number, figure: Figure): string {
  if (differencePkr === 0) return words.asTheEstimate
  return differencePkr > 0
    ? words.moreThanEstimate(figure(differencePkr))
    : words.lessThanEstimate(figure(0 - differencePkr))
}
