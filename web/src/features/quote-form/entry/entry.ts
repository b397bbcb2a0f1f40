// Entry of the quote's form: texts as they were typed, so that a draft restores exactly what was there.
import type { Phase } from '@tameer/calculator'
import {
  type Bill,
  type Cover,
  type FrozenLine,
  isOfMaterial,
  type Laying,
  type Level,
  type Tax,
} from '@tameer/quotes'
import { blankTerms, type TermsEntry } from './terms-entry.ts'

/**
 * A phase, a section or a line as one string. The level is part of it, because ids of different levels may be equal.
 */
export type PlaceKey = `${Level} ${string}`

export const placeKey = (level: Level, id: string): PlaceKey => `${level} ${id}`

/** A rate is per sft for house and phase, per unit for a line. */
export type PriceKind = 'lump' | 'rate'

export interface CoverEntry {
  cover: Cover
  /** For an allowance: the sum set aside. */
  sum: string
  /** For an allowance; drafts of earlier versions do not have it. */
  laying?: Laying | undefined
}

export interface ItemEntry {
  item: string
  amount: string
}

export interface QuoteEntry {
  /** True for one price for the whole house; otherwise prices are by phase, section and line. */
  one: boolean
  house: { figure: string; kind: PriceKind }
  figures: Record<PlaceKey, string>
  kinds: Record<PlaceKey, PriceKind>
  /** Phases priced by section, and sections priced by line. */
  opened: readonly PlaceKey[]
  covers: Record<PlaceKey, CoverEntry>
  extras: readonly ItemEntry[]
  alternates: readonly ItemEntry[]
  discount: ItemEntry
  /** The total as the company writes it; without it, the total is the sum of the parts. */
  total?: string | undefined
  tax: Tax | ''
  terms: TermsEntry
}

export function blankEntry(today: string): QuoteEntry {
  return {
    one: false,
    house: { figure: '', kind: 'rate' },
    figures: {},
    kinds: {},
    opened: [],
    covers: {},
    extras: [],
    alternates: [],
    discount: { item: '', amount: '' },
    tax: '',
    terms: blankTerms(today, 'works'),
  }
}

/** Kind of a price when none was chosen: builders price phases by the sft and lines by the unit. */
export function kindAt(entry: QuoteEntry, key: PlaceKey): PriceKind {
  return entry.kinds[key] ?? (key.startsWith('section') ? 'lump' : 'rate')
}

/** True when a phase is priced by section, or a section by line. */
export function isOpened(entry: QuoteEntry, key: PlaceKey): boolean {
  return entry.opened.includes(key)
}

function markOf(entry: QuoteEntry, line: FrozenLine): CoverEntry | undefined {
  return entry.covers[placeKey('line', line.id)] ?? entry.covers[placeKey('section', line.section)]
}

/** The mark that applies to a line: its own, or else its section's. */
export function coverOf(entry: QuoteEntry, line: FrozenLine): Cover {
  return markOf(entry, line)?.cover ?? 'included'
}

/**
 * True when a price includes some part of the line. It includes nothing of a line that is left out, or of an
 * allowance whose sum includes the laying.
 */
export function isPriced(entry: QuoteEntry, line: FrozenLine): boolean {
  const { cover = 'included', laying } = markOf(entry, line) ?? {}
  return cover !== 'excluded' && (cover !== 'allowance' || laying === 'in-price')
}

/** The estimate, in whole rupees, of the part of the line that a price includes: for some marks only the labour. */
export function estimateHeld(entry: QuoteEntry, line: FrozenLine): number {
  if (!isPriced(entry, line)) return 0
  const { cover = 'included', laying } = markOf(entry, line) ?? {}
  return isOfMaterial(cover, laying) ? line.costPkr - line.materialPkr : line.costPkr
}

/** True when the price above the line includes some part of it. */
export function isHeldAbove(entry: QuoteEntry, line: FrozenLine): boolean {
  return isPriced(entry, line) && coverOf(entry, line) !== 'apart'
}

/** The place whose price includes the line, as the form is opened now; undefined for the whole house. */
export function pricedAt(entry: QuoteEntry, line: FrozenLine): PlaceKey | undefined {
  if (coverOf(entry, line) === 'apart') return placeKey('line', line.id)
  if (entry.one) return undefined
  const phase = placeKey('phase', line.phase)
  if (!isOpened(entry, phase)) return phase
  const section = placeKey('section', line.section)
  return isOpened(entry, section) ? placeKey('line', line.id) : section
}

/** A bill by phase and section, in its own order. */
export interface BillPhase {
  id: Phase
  lines: FrozenLine[]
  sections: { id: string; lines: FrozenLine[] }[]
}

export function partsOf(bill: Bill): BillPhase[] {
  return groupBy(bill.lines, ({ phase }) => phase).map(([id, lines]) => ({
    id,
    lines,
    sections: groupBy(lines, ({ section }) => section).map(([id, lines]) => ({ id, lines })),
  }))
}

function groupBy<Key>(lines: readonly FrozenLine[], of: (line: FrozenLine) => Key): [Key, FrozenLine[]][] {
  const groups = new Map<Key, FrozenLine[]>()
  for (const line of lines) {
    const group = groups.get(of(line))
    if (group) group.push(line)
    else groups.set(of(line), [line])
  }
  return [...groups]
}

/** A change of an entry; the parts of the form pass it on. */
export type Change = (entry: QuoteEntry) => QuoteEntry

export const setFigure =
  (key: PlaceKey, figure: string): Change =>
  (entry) => ({ ...entry, figures: { ...entry.figures, [key]: figure } })

export const setKind =
  (key: PlaceKey, kind: PriceKind): Change =>
  (entry) => ({ ...entry, kinds: { ...entry.kinds, [key]: kind } })

export const setOpened =
  (key: PlaceKey, opened: boolean): Change =>
  (entry) => ({
    ...entry,
    opened: opened ? [...new Set([...entry.opened, key])] : entry.opened.filter((one) => one !== key),
  })

/** Marks a section or a line; undefined removes the mark. A section's mark applies to all its lines. */
export function setCover(
  key: PlaceKey,
  mark: CoverEntry | undefined,
  within: readonly FrozenLine[] = [],
): Change {
  return (entry) => {
    const { [key]: _, ...others } = entry.covers
    const covers: QuoteEntry['covers'] = mark ? { ...others, [key]: mark } : others
    for (const line of within) delete covers[placeKey('line', line.id)]
    return { ...entry, covers }
  }
}

/** Opens phases and sections down to these lines. */
export function openLines(lines: readonly FrozenLine[]): Change {
  if (lines.length === 0) return (entry) => entry
  return (entry) => ({
    ...entry,
    one: false,
    opened: [
      ...new Set([
        ...entry.opened,
        ...lines.flatMap((line) => [placeKey('phase', line.phase), placeKey('section', line.section)]),
      ]),
    ],
  })
}
