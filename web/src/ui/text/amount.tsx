import { classNames } from '../class-names.ts'

type AmountProps = {
  /** Amount as the words write it: `1.40 Crore`, `PKR 1,40,00,000`. */
  text: string
  className?: string | undefined
  /** Size of the unit beside the figure. */
  unit?: 'text-[0.72em]' | 'text-[0.42em]'
}

/** An amount that never breaks across lines: the figure large, its unit small beside it. */
export function Amount({ text, className, unit = 'text-[0.72em]' }: AmountProps) {
  const [, figure = text, after] = /^(\d.*) (\D+)$/.exec(text) ?? []
  return (
    <span className={classNames('whitespace-nowrap font-display font-medium figures', className)}>
      {figure}
      {after && <span className={`font-normal font-sans text-muted ${unit}`}> {after}</span>}
    </span>
  )
}
