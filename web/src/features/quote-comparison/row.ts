/** What one row says of one offer, as text: table, list and paper show the same. */
export interface Cell {
  readonly main: string
  readonly notes: readonly string[]
  /** An amount that is not in the price, but added from the estimate: drawn dashed. */
  readonly added?: string | undefined
  /** Says where a figure is, and is none. */
  readonly isQuiet?: boolean | undefined
}

export interface Row {
  /** Unlike every other in its group. */
  readonly id: string
  readonly label: string
  /** Under the label. */
  readonly hint?: string | undefined
  readonly isTotal?: boolean
  /** Beside a bill; null where the estimate says nothing. */
  readonly estimate: Cell | null
  /** In the order of the offers. */
  readonly cells: readonly Cell[]
  /** What it consists of, shown when it is opened. */
  readonly parts?: readonly Row[]
}

export interface Group {
  readonly id: string
  readonly title: string
  /** What all its rows come to, beside the title. */
  readonly sum?: Row
  readonly rows: readonly Row[]
}

/** Who reads a quote: what the family buys itself is said to each in its own words. */
export type Reader = 'family' | 'company'

/** Writes an amount of rupees: in Lakh and Crore, or in full. */
export type Figure = (pkr: number) => string

type Note = string | false | undefined

/** A cell of one text and, below it, all notes that are none of `''`, `false` and `undefined`. */
export function cell(main: string, ...notes: readonly Note[]): Cell {
  return { main, notes: notes.filter((note) => typeof note === 'string' && note !== '') as string[] }
}
