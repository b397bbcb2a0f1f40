/** The text of one row for one offer: table, list and paper show the same. */
export interface Cell {
  readonly main: string
  readonly notes: readonly string[]
  /** An amount added from the estimate because the price does not include it: drawn dashed. */
  readonly added?: string | undefined
  /** True when the text names another place for the figure, and is no figure itself. */
  readonly isQuiet?: boolean | undefined
}

export interface Row {
  /** Unique in its group. */
  readonly id: string
  readonly label: string
  /** Text under the label. */
  readonly hint?: string | undefined
  readonly isTotal?: boolean
  /** True for sentences, which are read from the start of the line; figures stand at its end. */
  readonly isText?: boolean
  /** Cell of the estimate; null where the estimate has no value. */
  readonly estimate: Cell | null
  /** In the order of the offers. */
  readonly cells: readonly Cell[]
  /** Parts of the row, shown when it is opened. */
  readonly parts?: readonly Row[]
}

export interface Group {
  readonly id: string
  readonly title: string
  /** Sum of all rows, shown beside the title. */
  readonly sum?: Row
  readonly rows: readonly Row[]
}

/** The reader of a quote: texts about what the family buys itself differ for each. */
export type Reader = 'family' | 'company'

/** Formats an amount of rupees: in Lakh and Crore, or in full. */
export type Figure = (pkr: number) => string

type Note = string | false | undefined

/** A cell of one text and its notes below. Notes that are `''`, `false` or `undefined` are left out. */
export function cell(main: string, ...notes: readonly Note[]): Cell {
  return { main, notes: notes.filter((note) => typeof note === 'string' && note !== '') as string[] }
}
