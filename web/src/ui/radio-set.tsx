import { useId } from 'react'
import { classNames } from './class-names.ts'

export type RadioOption<Value extends string> = { value: Value; label: string; disabled?: boolean }

export type RadioSetProps<Value extends string> = {
  legend: string
  /** Keeps the legend for screen readers alone. */
  legendHidden?: boolean
  options: readonly RadioOption<Value>[]
  value: Value | undefined
  /** Left out where a form reads what was chosen. */
  onChange?: (value: Value) => void
  /** Of the inputs in their form; their own when left out. */
  name?: string
  className?: string
}

type Looks = { legendLook: string; setLook: string; optionLook: string }

/** One choice of several, as real radio inputs that fill the label of each. */
export function RadioSet<Value extends string>({
  legend,
  legendHidden = false,
  options,
  value,
  onChange,
  name,
  className,
  legendLook,
  setLook,
  optionLook,
}: RadioSetProps<Value> & Looks) {
  const ownName = useId()
  return (
    <fieldset className={classNames('min-w-0', className)}>
      <legend className={legendHidden ? 'sr-only' : legendLook}>{legend}</legend>
      <div className={setLook}>
        {options.map((option) => (
          <label className={`relative transition-colors ${optionLook}`} key={option.value}>
            <input
              checked={option.value === value}
              className="absolute inset-0 cursor-pointer opacity-0"
              disabled={option.disabled}
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

/** A choice of two or three that belong together, as one ruled strip. */
export function RadioStrip<Value extends string>(props: RadioSetProps<Value>) {
  return (
    <RadioSet
      {...props}
      legendLook="mb-1.5"
      optionLook="-ms-px -mt-px flex min-h-10 flex-1 border border-ink items-center justify-center px-3 py-1 text-center has-focus-visible:z-1 has-checked:bg-ink has-checked:text-paper"
      setLook="flex flex-wrap ps-px pt-px"
    />
  )
}
