import { type Bill, type FrozenLine, idAt, keyOf, levels, type Place, type Range } from './bill.ts'

/** A bill with its lookup tables. */
export interface BillIndex {
  readonly bill: Bill
  readonly linesById: ReadonlyMap<string, FrozenLine>
  readonly sectionsById: ReadonlyMap<string, Range>
  /** The house and every phase, section and line by `keyOf`, each with its lines in the bill's order. */
  readonly places: ReadonlyMap<string, IndexedPlace>
}

export interface IndexedPlace {
  readonly place: NamedPlace
  readonly lines: readonly FrozenLine[]
}

/** A place with its name: lines by their item, sections and phases by their ids. */
export interface NamedPlace extends Place {
  readonly item?: string
}

export function indexBill(bill: Bill): BillIndex {
  const places = new Map<string, { place: NamedPlace; lines: FrozenLine[] }>()
  for (const line of bill.lines)
    for (const level of levels) {
      const id = idAt(level, line)
      const known = places.get(keyOf({ level, id }))
      if (known) known.lines.push(line)
      else places.set(keyOf({ level, id }), { place: named({ level, id }, line), lines: [line] })
    }
  return {
    ...{ bill, places },
    linesById: new Map(bill.lines.map((line) => [line.id, line])),
    sectionsById: new Map(bill.sections?.map((section) => [section.id, section])),
  }
}

/** Names a place of the quote, as far as the bill knows it. */
export function nameOf({ level, id }: Place, index: BillIndex): NamedPlace {
  return named({ level, id }, index.linesById.get(id))
}

function named(place: Place, line: FrozenLine | undefined): NamedPlace {
  return place.level === 'line' && line ? { ...place, item: line.item } : place
}
