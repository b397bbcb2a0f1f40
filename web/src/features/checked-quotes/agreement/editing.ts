import type { Edits } from '../checked-sheet.ts'
import type { Clause } from './clause.ts'

/** The sheet as it is shown: its clauses with what people changed. */
export interface Editing {
  readonly clauses: readonly Clause[]
  readonly edits: Edits
  /** Undefined for somebody who can only read it. */
  readonly change: ((edits: Edits) => void) | undefined
}

/** A row whose point is not agreed yet has this mark, by which the next one is found. */
export const openMark = 'data-open'

/** Moves the focus to the next point that is not agreed yet, after the focused one; from the last to the first. */
export function focusNextOpen(): void {
  const rows = [...document.querySelectorAll<HTMLElement>(`[${openMark}]`)]
  const focused = document.activeElement
  const isLater = (row: HTMLElement) =>
    focused !== null &&
    !row.contains(focused) &&
    (focused.compareDocumentPosition(row) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0
  const held = rows.some((row) => row.contains(focused))
  const next = (held ? rows.find(isLater) : undefined) ?? rows[0]
  next?.querySelector<HTMLElement>('input, [role=textbox]')?.focus()
}
