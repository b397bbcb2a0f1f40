import { type Laying, layings } from '@tameer/quotes'
import * as words from '#words/quote-form'
import { asOptions } from '../../lib/as-options.ts'
import { RadioStrip } from '../../ui/radio-set.tsx'

interface LayingChoiceProps {
  laying: Laying | undefined
  onChange: (laying: Laying) => void
}

/** Whether fixing or laying what a sum set aside buys is in that sum or in the price. */
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
