import type { Laying } from '@tameer/quotes'
import * as words from '#words/quote-form'
import { layings } from '#words/quote-values'
import { SmallSelect } from './small-select.tsx'

interface LayingSelectProps {
  /** What the allowance is for. */
  name: string
  laying: Laying | undefined
  onChange: (laying: Laying) => void
}

/** Whether fixing or laying what an allowance buys is in its sum or in the price. */
export function LayingSelect({ name, laying = 'in-sum', onChange }: LayingSelectProps) {
  return (
    <SmallSelect
      className="mt-1 text-small"
      label={words.layingOf(name)}
      onChange={onChange}
      options={layings}
      value={laying}
    />
  )
}
