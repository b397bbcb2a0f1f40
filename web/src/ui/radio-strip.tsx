import { useId } from 'react'
import { classNames } from './class-names.ts'

type RadioStripProps<Value extends string> = {
  legend: string
  legendHidden?: boolean
  options: readonly { value: Value; label: string }[]
  value: Value
  onChange: (value: Value) => void
  className?: string
}

/** A choice of two or three that belong together, as one ruled strip of real radio inputs. */
export function RadioStrip<Value extends string>({
  legend,
  legendHidden = false,
  options,
  value,
  onChange,
  className,
}: RadioStripProps<Value>) {
  const name = useId()
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
