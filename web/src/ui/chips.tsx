import { type ReactNode, useId } from 'react'
import { classNames } from './class-names.ts'

const chipLook =
  'inline-flex min-h-8 items-center gap-1.5 rounded-full border px-3.5 py-1 text-small leading-tight'

/** A chip that only says something. */
export function Chip({ children, className }: { children: ReactNode; className?: string }) {
  return <span className={classNames(chipLook, 'border-line text-muted', className)}>{children}</span>
}

export type ChipOption<Value extends string> = { value: Value; label: string; disabled?: boolean }

type RadioChipsProps<Value extends string> = {
  legend: string
  /** Keeps the legend for screen readers alone. */
  legendHidden?: boolean
  options: readonly ChipOption<Value>[]
  value: Value | undefined
  onChange: (value: Value) => void
  className?: string
}

/** One choice of several, as real radio inputs. */
export function RadioChips<Value extends string>({
  legend,
  legendHidden = false,
  options,
  value,
  onChange,
  className,
}: RadioChipsProps<Value>) {
  const name = useId()
  return (
    <fieldset className={classNames('min-w-0', className)}>
      <legend className={legendHidden ? 'sr-only' : 'mb-1.5 font-medium'}>{legend}</legend>
      <div className="flex flex-wrap gap-2">
        {options.map((option) => (
          <label
            className={classNames(
              chipLook,
              'relative min-h-11 select-none border-edge bg-sheet px-4 transition-colors hover:border-blue has-checked:border-blue has-checked:bg-blue has-checked:text-on-blue has-focus-visible:outline-2 has-focus-visible:outline-blue has-focus-visible:outline-offset-2 has-disabled:opacity-50',
            )}
            key={option.value}
          >
            <input
              checked={option.value === value}
              className="absolute inset-0 cursor-pointer opacity-0"
              disabled={option.disabled}
              name={name}
              onChange={() => onChange(option.value)}
              type="radio"
              value={option.value}
            />
            {option.label}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
