import { DownIcon } from '../../ui/icons.tsx'
import type { Row } from './row.ts'
import type { OpenRows } from './use-open-rows.ts'

interface RowLabelProps {
  row: Row
  rows: OpenRows
  /** What `rows` knows the row by. */
  name: string | undefined
}

/** A row's name; a button where the row has parts to open. */
export function RowLabel({ row: { label, hint, isTotal, parts }, rows, name }: RowLabelProps) {
  const look = isTotal ? 'font-semibold' : ''
  if (!parts || name === undefined) {
    return (
      <>
        <span className={look}>{label}</span>
        {hint && <span className="block text-muted">{hint}</span>}
      </>
    )
  }
  const open = rows.isOpen(name)
  return (
    <button
      aria-expanded={open}
      className={`-mt-2.5 flex min-h-11 w-full items-start gap-2 py-2.5 text-start hover:text-blue print:[&_svg]:hidden ${look}`}
      onClick={() => rows.toggle(name)}
      type="button"
    >
      <DownIcon className={`mt-0.5 size-4 shrink-0 transition-transform ${open ? 'rotate-180' : ''}`} />
      <span className="min-w-0">{label}</span>
    </button>
  )
}
