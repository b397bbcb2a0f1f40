import { type ClipboardEvent, useId } from 'react'
import { classNames } from '../../ui/class-names.ts'
import { controlLook } from '../../ui/field.tsx'
import { pastedColumn } from './fill-in.ts'

interface FigureInputProps {
  name: string
  /** Its name for screen readers. */
  label: string
  value: string
  error: string | undefined
  onChange: (text: string) => void
  /** A column of cells was pasted. */
  onColumn?: ((figures: string[]) => void) | undefined
  className?: string
}

/** A figure in a row of many: its label is in sight already. Text, so that `12.5 lakh` and `1,20,000` can be typed. */
export function FigureInput({ name, label, value, error, onChange, onColumn, className }: FigureInputProps) {
  const id = useId()
  const paste = (event: ClipboardEvent) => {
    const column = onColumn && pastedColumn(event.clipboardData.getData('text'))
    if (!column) return
    event.preventDefault()
    onColumn(column)
  }
  return (
    <div className={classNames('min-w-0', className)}>
      <input
        aria-describedby={error ? id : undefined}
        aria-invalid={error ? true : undefined}
        aria-label={label}
        autoComplete="off"
        className={classNames(controlLook, 'text-end figures')}
        dir="ltr"
        inputMode="decimal"
        name={name}
        onChange={(event) => onChange(event.target.value)}
        onPaste={paste}
        value={value}
      />
      {error && (
        <p className="mt-1 text-alarm text-small" id={id}>
          {error}
        </p>
      )}
    </div>
  )
}
