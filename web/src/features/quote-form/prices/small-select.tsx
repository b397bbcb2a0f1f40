import { classNames } from '../../../ui/class-names.ts'
import { controlLook } from '../../../ui/fields/field.tsx'

interface SmallSelectProps<Value extends string> {
  /** Accessible name. */
  label: string
  value: Value
  options: Readonly<Record<Value, string>>
  onChange: (value: Value) => void
  className?: string
}

/** Select in a row of many, whose label is already in sight. */
export function SmallSelect<Value extends string>({
  label,
  value,
  options,
  onChange,
  className,
}: SmallSelectProps<Value>) {
  return (
    <select
      aria-label={label}
      className={classNames(controlLook, 'select-arrow pe-8', className)}
      onChange={(event) => onChange(event.target.value as Value)}
      value={value}
    >
      {(Object.keys(options) as Value[]).map((one) => (
        <option key={one} value={one}>
          {options[one]}
        </option>
      ))}
    </select>
  )
}
