import { Combobox } from '@base-ui/react/combobox'
import { type ChangeEvent, useRef } from 'react'
import * as words from '#words/multi-select'
import { classNames } from '../class-names.ts'
import { CheckIcon, CloseIcon, DownIcon } from '../icons.tsx'
import { FieldFrame, type FieldWords, useField } from './field.tsx'

export type MultiOption<Value> = { value: Value; label: string }

export type MultiSelectProps<Value extends string | number> = FieldWords & {
  options: readonly MultiOption<Value>[]
  values: readonly Value[]
  onChange: (values: Value[]) => void
  /** Text below the field when there are no options at all, such as "No categories available". */
  emptyText?: string | undefined
  placeholder?: string | undefined
  required?: boolean
  disabled?: boolean
  id?: string
  /** Name of the choices among the controls of a form; without one the form has no control of them. */
  name?: string
  className?: string
}

/** Parts of the page, outside such lists, that are hidden from screen readers. */
function hiddenParts(): Element[] {
  const parts = [...document.querySelectorAll('[aria-hidden="true"]')]
  return parts.filter((part) => !part.closest('[data-base-ui-portal]'))
}

/** Several choices from a list that typing narrows. Heavy (Base UI): import it only from lazy screens. */
export function MultiSelect<Value extends string | number>(props: MultiSelectProps<Value>) {
  const { label, error, options, values, onChange, required, disabled } = props
  const field = useField(props, props.id, required)
  const chosen = options.filter((option) => values.includes(option.value))
  const empty = options.length === 0
  const hiddenBefore = useRef<Element[]>([])
  // Opens the list at the end of its own landmark.
  const page = useRef<HTMLElement>(null)
  const silent = chosen.length > 0 || (empty && props.emptyText)
  return (
    <FieldFrame {...field.frame}>
      <Combobox.Root
        disabled={disabled}
        isItemEqualToValue={(one, other) => one.value === other.value}
        items={options}
        multiple
        onOpenChange={(open, details) => {
          if (!open && details.reason === 'item-press') details.cancel()
          if (open) hiddenBefore.current = hiddenParts()
        }}
        onOpenChangeComplete={(open) => {
          if (!open) return
          // Base UI hides the page around an open list as if it were a dialog, although elements in it can have the
          // focus.
          for (const part of hiddenParts()) {
            if (!hiddenBefore.current.includes(part)) part.removeAttribute('aria-hidden')
          }
        }}
        onValueChange={(next: MultiOption<Value>[]) => onChange(next.map((option) => option.value))}
        readOnly={empty}
        value={chosen}
      >
        <Combobox.InputGroup
          className={classNames(
            'relative flex min-h-11 w-full cursor-text items-center rounded-xs border bg-sheet py-1.5 pe-11 ps-1.5 transition-colors focus-within:outline-2 focus-within:outline-blue',
            error ? 'border-alarm' : 'border-edge hover:border-blue',
            disabled && 'opacity-60',
          )}
          ref={(group: HTMLDivElement | null) => {
            page.current = group?.closest('main') ?? null
          }}
        >
          <Combobox.Chips className="flex w-full flex-wrap gap-1.5">
            {chosen.map((option) => (
              <Combobox.Chip
                aria-label={option.label}
                className="inline-flex min-h-8 items-center rounded-full bg-blue ps-3 text-on-blue text-small focus-within:outline-2 focus-within:outline-ink"
                key={option.value}
              >
                {option.label}
                <Combobox.ChipRemove
                  aria-label={words.removeItem(option.label)}
                  className="inline-flex size-8 items-center justify-center rounded-full hover:opacity-70"
                >
                  <CloseIcon size={14} />
                </Combobox.ChipRemove>
              </Combobox.Chip>
            ))}
            <Combobox.Input
              {...field.control}
              // Until the list is mounted the label outside it is hidden from screen readers.
              aria-label={label}
              aria-required={required}
              // The default width of a field depends on the font and would widen the page.
              className="min-h-8 w-0 min-w-2 flex-1 focus:min-w-16 bg-transparent px-1.5 outline-none placeholder:text-muted"
              placeholder={silent ? '' : (props.placeholder ?? words.chooseSome)}
            />
          </Combobox.Chips>
          {!empty && (
            <Combobox.Trigger
              aria-label={words.showOptions(label)}
              className="absolute end-0 top-0 inline-flex min-h-11 w-11 items-center justify-center text-muted"
            >
              <DownIcon size={18} />
            </Combobox.Trigger>
          )}
        </Combobox.InputGroup>
        {empty ? (
          props.emptyText && <p className="text-muted text-small">{props.emptyText}</p>
        ) : (
          <Combobox.Portal container={page}>
            <Combobox.Positioner className="z-40 outline-none" sideOffset={4}>
              <Combobox.Popup className="w-(--anchor-width) border border-edge bg-sheet text-ink">
                <Combobox.Empty>
                  <p className="px-3 py-2.5 text-muted">{words.nothingMatches}</p>
                </Combobox.Empty>
                <Combobox.List className="max-h-[min(var(--available-height),20rem)] overflow-y-auto overscroll-contain py-1">
                  {(option: MultiOption<Value>) => (
                    <Combobox.Item
                      className="flex min-h-11 cursor-pointer select-none items-center gap-2 px-3 data-highlighted:bg-wash data-highlighted:text-blue"
                      key={option.value}
                      value={option}
                    >
                      <span className="w-5 text-blue">
                        <Combobox.ItemIndicator>
                          <CheckIcon size={18} />
                        </Combobox.ItemIndicator>
                      </span>
                      {option.label}
                    </Combobox.Item>
                  )}
                </Combobox.List>
              </Combobox.Popup>
            </Combobox.Positioner>
          </Combobox.Portal>
        )}
      </Combobox.Root>
      {props.name && <ChoicesControl {...props} />}
    </FieldFrame>
  )
}

/** The choices as a control of the form, which nobody sees: the form can read them by their name, and set them. */
function ChoicesControl<Value extends string | number>(props: MultiSelectProps<Value>) {
  const { name, options, values, onChange } = props
  const choose = ({ currentTarget }: ChangeEvent<HTMLSelectElement>) => {
    const chosen = [...currentTarget.selectedOptions].map((option) => option.value)
    onChange(options.map(({ value }) => value).filter((value) => chosen.includes(String(value))))
  }
  return (
    <select hidden multiple name={name} onChange={choose} value={values.map(String)}>
      {options.map(({ value, label }) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </select>
  )
}
