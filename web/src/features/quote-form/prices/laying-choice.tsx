import { type Laying, layings } from '@tameer/quotes'
import * as words from '#words/quote-form'
import { asOptions } from '../../../lib/as-options.ts'
import { RadioStrip } from '../../../ui/fields/radio-set.tsx'

interface LayingChoiceProps {
  laying: Laying | undefined
  onChange: (laying: Laying) => void
}

/** Choice if fixing or laying is included in an allowance's sum or in the price. */
export function LayingChoice({ laying = 'in-sum', onChange }: LayingChoiceProps) {
  return (
    <RadioStrip
      className="text-small"
      legend={words.layingQuestion}
      onChange={onChange}
      options={asOptions(layings, words.layingAnswers)}
      value={laying}
    />
  )
}
