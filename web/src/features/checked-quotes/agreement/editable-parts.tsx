import { type Language, own, words } from './both-words.ts'
import type { SheetRow, SheetText } from './clause.ts'
import { Editable } from './editable.tsx'
import type { Editing } from './editing.ts'
import { percentId, textOf, withText } from './edits.ts'

/** A sentence that can be changed where it stands. */
export function SheetTextIn({
  text,
  label,
  language,
  edits,
  change,
  className,
}: Editing & { text: SheetText; label: string; language: Language; className?: string | undefined }) {
  return (
    <Editable
      className={className}
      label={label}
      lang={language}
      onChange={change && ((typed) => change(withText(edits, text, language, typed)))}
      value={textOf(edits, text, language)}
    />
  )
}

/** Changes the value of this id. */
export type SetValue = (id: string) => (typed: string) => void

interface PercentProps {
  row: SheetRow
  /** Language of the sign behind it. */
  language: Language
  onChange: SetValue | undefined
  className?: string | undefined
}

/** The per cent of a payment. */
export function Percent({ row, language, onChange, className }: PercentProps) {
  return (
    <>
      <Editable
        className={className}
        label={`${row.label[own]}${words[own].percent}`}
        onChange={row.isFixed ? undefined : onChange?.(percentId(row.id))}
        value={String(row.percent)}
      />
      {words[language].percent}
    </>
  )
}
