import * as words from '#words/ui'
import { useFigures } from '../use-figures.ts'
import { RadioChips } from './chips.tsx'

const figureOptions = [
  { value: 'words', label: words.lakhAndCrore },
  { value: 'full', label: words.fullRupees },
] as const

/** Choice of how the amounts of every detailed estimate are written. */
export function FigureChoice({ className }: { className: string }) {
  const { style, choose } = useFigures()
  return (
    <RadioChips
      className={className}
      legend={words.showAmountsIn}
      onChange={choose}
      options={figureOptions}
      value={style}
    />
  )
}
