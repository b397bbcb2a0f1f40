import { type Language, pair, type SheetWords, words } from './both-words.ts'
import { type Part, type SheetFacts, text } from './clause.ts'
import { named } from './named.ts'

/** Above it the clause about time is on the second page, which then has fewer makes. */
export const mostStages = 7
const makesBesideTime = 8

/** Who buys what, and the makes that the estimate is priced with. */
export const makes: Part = (facts) => {
  const { agreement, specified, answers } = facts
  const { familyBuys, scope, stages, keepsNothing } = agreement
  const lines = specified?.sections.flatMap((section) => section.lines)
  const most = stages.length + (keepsNothing ? 1 : 0) > mostStages ? makesBesideTime : undefined
  const bought = new Set(familyBuys.flatMap((one) => one.lines.map(({ id }) => id)))
  const ids = makeIds.filter((id) =>
    lines ? findMake(lines, id) : scope === 'complete' || greyMakes.has(id),
  )
  return {
    texts: [text('buys', (w, language) => buysInWords(facts, w, language))],
    rows: ids.slice(0, most).map((id) => ({
      id: `make ${id}`,
      label: pair((w) => (bought.has(id) ? `${w.makes[id]}: ${w.lower(w.sides[0] ?? '')}` : w.makes[id])),
      value: (lines && findMake(lines, id)?.spec) ?? '',
    })),
    ...(specified && {
      note: pair((w) => w.source(w.grades[answers.grade], w.displayDate(specified.priceBook.pricesAsOf))),
    }),
  }
}

type Make = keyof SheetWords['makes']
const makeIds = Object.keys(words.en.makes) as Make[]
const greyMakes = new Set<Make>(['bricks', 'cement', 'steel', 'pprc', 'wire_15'])

/** Walls are of blocks in some cities. */
function findMake<Line extends { id: string }>(lines: readonly Line[], id: Make): Line | undefined {
  return lines.find((line) => line.id === id || (id === 'bricks' && line.id === 'blocks'))
}

/** Goods that are bought by their quantity; of others a family knows the sum. */
const byQuantity = new Set(['steel', 'cement', 'bricks'])

function buysInWords(facts: SheetFacts, w: SheetWords, language: Language): string {
  const { familyBuys, way } = facts.agreement
  if (way === 'labour') return w.familyBuysAll
  if (familyBuys.length === 0) return w.buysAll
  const figures = familyBuys.flatMap(({ part, lines }) => {
    if (byQuantity.has(part.id)) return lines.map(w.displayQuantity)
    return `${w.rupees} ${w.groupDigits(lines.reduce((sum, { costPkr }) => sum + costPkr, 0))}`
  })
  const parts = familyBuys.map(({ part }) => part)
  return w.buysText(w.joined(named(parts, facts, language)), w.joined(figures))
}
