import { controlLook, FieldFrame, useField } from '../../../ui/fields/field.tsx'

interface PkrFieldProps {
  label: string
  labelHidden?: boolean
  /** The currency, before the sum. */
  currency: string
  hint: string | undefined
  error: string | undefined
  value: string
  inputMode: 'decimal' | 'text'
  onType: (text: string) => void
}

/** A sum behind its currency, as people write it. */
export function PkrField({
  label,
  labelHidden,
  currency,
  hint,
  error,
  value,
  inputMode,
  onType,
}: PkrFieldProps) {
  const { frame, control } = useField({ label, hint, error })
  return (
    <FieldFrame {...frame} labelHidden={labelHidden}>
      <div className="flex" dir="ltr">
        <span
          aria-hidden="true"
          className="flex items-center border border-edge border-e-0 bg-wash px-4 text-muted"
        >
          {currency}
        </span>
        <input
          {...control}
          autoComplete="off"
          className={`${controlLook} min-h-13 text-end font-display font-medium text-h3 figures`}
          inputMode={inputMode}
          name="pkr"
          onChange={({ target }) => onType(target.value)}
          value={value}
        />
      </div>
    </FieldFrame>
  )
}
