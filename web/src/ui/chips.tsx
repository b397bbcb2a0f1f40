import { type ReactNode, useId } from 'react'
import { classNames } from './class-names.ts'

const chipLook =
  'inline-flex min-h-8 items-center gap-1.5 rounded-full border px-3.5 py-1 text-small leading-tight'

/** A chip that only says something. */
export function Chip({ children, className }: { children: ReactNode; className?: string }) {
  return <span className={classNames(chipLook, 'border-line text-muted', className)}>{children}</span>
}

export type ChipOption<Value extends string> = { value: Value; label: string; disabled?: boolean }

type GroupProps<Value extends string> = {
  legend: string
  /** Keeps the legend for screen readers alone. */
  legendHidden?: boolean
  options: readonly ChipOption<Value>[]
  className?: string
}

function ChipGroup<Value extends string>(
  props: GroupProps<Value> & {
    type: 'radio' | 'checkbox'
    chosen: (value: Value) => boolean
    onToggle: (value: Value, on: boolean) => void
  },
) {
  const name = useId()
  return (
    <fieldset className={classNames('min-w-0', props.className)}>
      <legend className={props.legendHidden ? 'sr-only' : 'mb-1.5 font-medium'}>{props.legend}</legend>
      <div className="flex flex-wrap gap-2">
        {props.options.map((option) => (
          <label
            className={classNames(
              chipLook,
              'relative min-h-11 select-none border-edge bg-sheet px-4 transition-colors hover:border-blue has-checked:border-blue has-checked:bg-blue has-checked:text-on-blue has-focus-visible:outline-2 has-focus-visible:outline-blue has-focus-visible:outline-offset-2 has-disabled:opacity-50',
            )}
            key={option.value}
          >
            <input
              checked={props.chosen(option.value)}
              className="absolute inset-0 cursor-pointer opacity-0"
              disabled={option.disabled}
              name={name}
              onChange={(event) => props.onToggle(option.value, event.currentTarget.checked)}
              type={props.type}
              value={option.value}
            />
            {option.label}
          </label>
        ))}
      </div>
    </fieldset>
  )
}

/** One choice of several, as real radio inputs. */
export function RadioChips<Value extends string>({
  value,
  onChange,
  ...group
}: GroupProps<Value> & { value: Value | undefined; onChange: (value: Value) => void }) {
  return <ChipGroup {...group} chosen={(one) => one === value} onToggle={onChange} type="radio" />
}

/** Any number of choices, as real checkboxes; answers keep the order of the options. */
export function CheckChips<Value extends string>({
  values,
  onChange,
  ...group
}: GroupProps<Value> & { values: readonly Value[]; onChange: (values: Value[]) => void }) {
  const toggle = (value: Value, on: boolean) =>
    onChange(
      group.options.map((one) => one.value).filter((one) => (one === value ? on : values.includes(one))),
    )
  return <ChipGroup {...group} chosen={(one) => values.includes(one)} onToggle={toggle} type="checkbox" />
}
