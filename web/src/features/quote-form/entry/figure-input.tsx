import { type ClipboardEvent, useId } from 'react'
import { classNames } from '../../../ui/class-names.ts'
import { controlLook } from '../../../ui/fields/field.tsx'
import { pastedColumn } from './pasted-column.ts'

interface FigureInputProps {
  name: string
  /** Accessible name. */
  label: string
  value: string
  error: string | undefined
  onChange: (text: string) => void
  /** Called when a column of cells is pasted. */
  onColumn?: ((figures: string[]) => void) | undefined
  className?: string
}

/**
 * Input for a figure in a row of many, whose label is already in sight. Type text, so that `12.5 lakh` and `1,20,000`
 * can be typed.
 */
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
