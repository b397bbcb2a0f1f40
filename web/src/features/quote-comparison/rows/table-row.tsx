import { classNames } from '../../../ui/class-names.ts'
import { CellText } from './cell-text.tsx'
import type { Row } from './row.ts'
import type { OpenRows } from './use-open-rows.ts'

interface TableRowProps {
  row: Row
  rows: OpenRows
  hasEstimate: boolean
  /** Name of the row in `rows`; a row without a name cannot be opened. */
  name?: string | undefined
  look?: 'head' | 'part' | undefined
}

const looks = {
  head: 'ruled [&>*]:pt-8!',
  part: '',
}

/** One row of the table. If the row has parts, its whole heading is a button. */
export function TableRow({ row, rows, hasEstimate, name, look }: TableRowProps) {
  const { isTotal, isText, estimate, cells } = row
  return (
    <tr className={look && looks[look]}>
      <th className={look === 'part' ? 'ps-7!' : ''} scope={look === 'head' ? 'rowgroup' : 'row'}>
        <RowHead look={look} name={name} row={row} rows={rows} />
      </th>
      {hasEstimate && <td className="bg-wash">{estimate && <CellText {...estimate} isTotal={isTotal} />}</td>}
      {cells.map((one, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a column is its place
        <td className={isText ? 'text-start!' : ''} key={place}>
          <CellText {...one} isTotal={isTotal} />
        </td>
      ))}
    </tr>
  )
}

function RowHead({ row: { label, hint, parts }, rows, name, look }: Omit<TableRowProps, 'hasEstimate'>) {
  const small = hint && <span className="block text-muted text-small">{hint}</span>
  if (!parts || name === undefined) {
    return (
      <>
        <span className={look === 'head' ? 'font-display text-h3' : ''}>{label}</span>
        {small}
      </>
    )
  }
  const open = rows.isOpen(name)
  return (
    <button
      aria-expanded={open}
      className="-my-2.5 grid min-h-11 w-full grid-cols-[1rem_minmax(0,1fr)] items-center gap-x-2 py-2.5 text-start hover:text-blue"
      onClick={() => rows.toggle(name)}
      type="button"
    >
      <span aria-hidden="true" className={classNames('plus', open && 'rotate-45')} />
      <span>
        {label}
        {small}
      </span>
    </button>
  )
}
