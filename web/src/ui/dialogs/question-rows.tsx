interface Row {
  /** Id by which an address can name the row. */
  id?: string
  question: string
  answer: string
}

interface QuestionRowsProps {
  /** Group name of these rows on the page: one of them is open at a time. */
  name: string
  rows: readonly Row[]
  onToggle?: (row: Row, open: boolean) => void
}

/** Questions, each with an answer that unfolds. */
export function QuestionRows({ name, rows, onToggle }: QuestionRowsProps) {
  return (
    <div className="border-line border-t">
      {rows.map((row) => (
        <details
          className="border-line border-b"
          id={row.id}
          key={row.question}
          name={name}
          onToggle={({ currentTarget }) => onToggle?.(row, currentTarget.open)}
        >
          <summary className="flex items-center justify-between gap-4 py-4 font-display text-h3 hover:text-blue">
            {row.question}
            <span aria-hidden="true" className="plus shrink-0" />
          </summary>
          <p className="mt-1 max-w-measure pe-8 pb-5 text-muted">{row.answer}</p>
        </details>
      ))}
    </div>
  )
}
