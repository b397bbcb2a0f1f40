import { useId } from 'react'
import { classNames } from './class-names.ts'

type RadioStripProps<Value extends string> = {
  legend: string
  legendHidden?: boolean
  options: readonly { value: Value; label: string }[]
  value: Value
  /** Left out where a form reads what was chosen. */
  onChange?: (value: Value) => void
  /** Of the inputs in their form; their own when left out. */
  name?: string
  className?: string
}

/** A choice of two or three that belong together, as one ruled strip of real radio inputs. */
export function RadioStrip<Value extends string>({
  legend,
  legendHidden = false,
  options,
  value,
  onChange,
  name,
  className,
}: RadioStripProps<Value>) {
  const ownName = useId()
  return (
    <fieldset className={classNames('min-w-0', className)}>
      <legend className={legendHidden ? 'sr-only' : 'mb-1.5'}>{legend}</legend>
      <div className="flex divide-x divide-ink rounded-xs border border-ink">
        {options.map((option) => (
          <label
            className="relative flex min-h-10 flex-1 items-center justify-center px-3 py-1 text-center transition-colors has-focus-visible:z-1 has-checked:bg-ink has-checked:text-paper has-focus-visible:outline-2 has-focus-visible:outline-blue has-focus-visible:outline-offset-2"
            key={option.value}
          >
            <input
              checked={option.value === value}
              className="absolute inset-0 cursor-pointer opacity-0"
              name={name ?? ownName}
              onChange={() => onChange?.(option.value)}
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
