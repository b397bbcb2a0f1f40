import { type Tax, taxes } from '@tameer/quotes'
import * as words from '#words/quote-form'
import { taxes as taxNames } from '#words/quote-values'
import { asOptions } from '../../../lib/as-options.ts'
import { TextField } from '../../../ui/fields/field.tsx'
import { RadioStrip } from '../../../ui/fields/radio-set.tsx'
import type { TermsPartProps } from '../entry/terms-entry.ts'

interface TaxPartProps extends TermsPartProps {
  tax: Tax | ''
  onTax: (tax: Tax) => void
}

/** Choice if tax is in the price, and its sum when it is not and the company knows it. */
export function TaxPart({ tax, terms, problems, onTax, set }: TaxPartProps) {
  return (
    <div className="outline-none" {...(problems.tax && { 'data-problem': 'tax', tabIndex: -1 })}>
      <RadioStrip<Tax>
        legend={words.tax}
        onChange={onTax}
        options={asOptions(taxes, taxNames)}
        value={tax || undefined}
      />
      {problems.tax && <p className="mt-1 text-alarm text-small">{problems.tax}</p>}
      {tax === 'not-included' && (
        <TextField
          className="mt-3 max-w-form"
          controlClassName="text-end figures"
          error={problems.taxPkr}
          hint={words.taxSumHint}
          inputMode="decimal"
          label={words.taxSum}
          name="taxPkr"
          onChange={(event) => set({ taxSum: event.target.value })}
          value={terms.taxSum ?? ''}
        />
      )}
    </div>
  )
}
