import {
  type ChangeEvent,
  type ComponentProps,
  type FormEventHandler,
  type ReactNode,
  useId,
  useRef,
} from 'react'
import { classNames } from '../class-names.ts'

export type FieldWords = {
  label: string
  /** Word beside the label that is no part of the field's name. */
  note?: string | undefined
  hint?: ReactNode
  /** Problem and what to do next; marks the control as invalid. */
  error?: ReactNode
}

/** Ids and ARIA attributes that connect a control to its label, hint and error; and the frame around it. */
export function useField(
  { label, hint, error, className }: FieldWords & { className?: string | undefined },
  ownId?: string,
  required?: boolean,
) {
  const madeId = useId()
  const id = ownId ?? madeId
  const described = [hint ? `${id}-hint` : '', error ? `${id}-error` : ''].filter(Boolean).join(' ')
  return {
    id,
    frame: { id, label, hint, error, className, required },
    control: {
      id,
      'aria-describedby': described || undefined,
      'aria-invalid': error ? (true as const) : undefined,
    },
  }
}

type FrameProps = FieldWords & {
  id: string
  required?: boolean | undefined
  className?: string | undefined
  children: ReactNode
  /** Content of the control that is too long to stand between it and its label. */
  below?: ReactNode
  /** Hides the label visually where a heading says the same; screen readers still read it. */
  labelHidden?: boolean | undefined
}

/** Label above, then control, hint and error. For a special control; for others use the fields below. */
export function FieldFrame({
  id,
  label,
  note,
  hint,
  error,
  required,
  className,
  children,
  below,
  labelHidden,
}: FrameProps) {
  return (
    <div className={classNames('flex flex-col gap-1.5', className)}>
      <div className={labelHidden ? 'sr-only' : undefined}>
        {/* The mark is drawn, not written, so that the label's text stays the exact name of the field. */}
        <label
          className={classNames(
            'font-medium',
            required && "after:ms-1 after:text-alarm after:content-['*'/'']",
          )}
          htmlFor={id}
        >
          {label}
        </label>
        {note && <span className="text-muted"> {note}</span>}
      </div>
      {children}
      <HintAndError error={error} hint={hint} id={id} />
      {below}
    </div>
  )
}

/** The texts below the control of that id. */
export function HintAndError({ id, hint, error }: Pick<FieldWords, 'hint' | 'error'> & { id: string }) {
  return (
    <>
      {hint && (
        <p className="text-muted text-small" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {error && (
        <p className="text-alarm text-small" id={`${id}-error`}>
          {error}
        </p>
      )}
    </>
  )
}

/** Border, background and size of every typed control. `control` is its name in the sheet for Urdu. */
export const controlLook =
  'control min-h-11 w-full rounded-xs border border-edge bg-sheet px-3 py-2 text-ink transition-colors hover:border-blue focus:border-blue disabled:bg-wash disabled:text-muted aria-invalid:border-alarm file:me-3'

export type TextFieldProps = FieldWords &
  Omit<ComponentProps<'input'>, 'size'> & {
    controlClassName?: string
    /** Stands behind the figure and describes the field. */
    unit?: string
  }

/** Text may be Urdu or English; addresses, numbers and figures run from left to right in both. */
function directionOf({ type = 'text', inputMode }: ComponentProps<'input'>): 'auto' | 'ltr' {
  return /text|search/.test(type) && !/numeric|decimal|url|email|tel/.test(inputMode ?? '') ? 'auto' : 'ltr'
}

export function TextField({
  label,
  hint,
  error,
  id,
  className,
  controlClassName,
  unit,
  ...input
}: TextFieldProps) {
  const field = useField({ label, hint, error, className }, id, input.required)
  const control = (
    <input
      dir={directionOf(input)}
      {...input}
      {...field.control}
      aria-description={unit}
      className={classNames(controlLook, controlClassName)}
    />
  )
  return (
    <FieldFrame {...field.frame}>
      {unit ? (
        <div className="flex items-center gap-2">
          {control}
          <span aria-hidden="true">{unit}</span>
        </div>
      ) : (
        control
      )}
    </FieldFrame>
  )
}

export function TextAreaField({
  label,
  hint,
  error,
  id,
  className,
  rows = 5,
  ...area
}: FieldWords & ComponentProps<'textarea'>) {
  const field = useField({ label, hint, error, className }, id, area.required)
  return (
    <FieldFrame {...field.frame}>
      <textarea dir="auto" {...area} {...field.control} className={controlLook} rows={rows} />
    </FieldFrame>
  )
}

export type Option = { value: string; label: string }

export type SelectFieldProps = FieldWords &
  Omit<ComponentProps<'select'>, 'children'> & {
    options: readonly Option[]
    /** First, empty choice; omit it when there is always a value. */
    placeholder?: string
    /** Label of a value that the options do not have (yet). The value stays until somebody chooses another. */
    unlisted?: string
  }

/** The browser's own select, for which a phone shows its own picker. */
export function SelectField({
  label,
  hint,
  error,
  id,
  className,
  options,
  placeholder,
  unlisted = placeholder,
  onChange,
  ...select
}: SelectFieldProps) {
  const field = useField({ label, hint, error, className }, id, select.required)
  const told = useRef(false)
  // Told at the input, which comes before the change: a form that draws again in between would undo the choice.
  const choose = (event: ChangeEvent<HTMLSelectElement>) => {
    const known = event.type === 'change' && told.current
    told.current = event.type === 'input'
    if (!known) onChange?.(event)
  }
  const value = String(select.value ?? select.defaultValue ?? '')
  const isListed = value === '' || options.some((option) => option.value === value)
  return (
    <FieldFrame {...field.frame}>
      <select
        {...select}
        {...field.control}
        onChange={onChange && choose}
        onInput={onChange && (choose as FormEventHandler<HTMLSelectElement>)}
        className={classNames(controlLook, 'select-arrow pe-8')}
      >
        {placeholder !== undefined && <option value="">{placeholder}</option>}
        {!isListed && (
          <option hidden value={value}>
            {unlisted}
          </option>
        )}
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </FieldFrame>
  )
}
