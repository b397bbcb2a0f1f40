import { RadioChips } from '../../ui/chips.tsx'
import { useFigures } from './use-figures.ts'

const figureOptions = [
  { value: 'words', label: 'Lakh and Crore' },
  { value: 'full', label: 'Full rupees' },
] as const

/** How the amounts of every detailed estimate are written. */
export function FigureChoice({ className }: { className: string }) {
  const { style, choose } = useFigures()
  return (
    <RadioChips
      className={className}
      legend="Show amounts in"
      onChange={choose}
      options={figureOptions}
      value={style}
    />
  )
}
