import './meter.css'

interface MeterProps {
  name: string
  /** The sum in figures. */
  sum: string
  /** The line below the bar. */
  line: string
  /** Whole rupees of both parts, and of the whole scale. */
  solidPkr: number
  hatchedPkr: number
  wholePkr: number
  /** Colour of the solid part. */
  solidLook: string
}

/** A sum as a bar on a scale: solid for what both sides said, hatched for what one side said. */
export function Meter({ name, sum, line, solidPkr, hatchedPkr, wholePkr, solidLook }: MeterProps) {
  const width = (pkr: number) => `${wholePkr > 0 ? Math.min(100, (100 * pkr) / wholePkr) : 0}%`
  return (
    <div className="flex flex-wrap items-baseline justify-between gap-x-3">
      <dt className="leading-snug">{name}</dt>
      <dd className="whitespace-nowrap font-semibold figures">
        <bdi dir="ltr">{sum}</bdi>
      </dd>
      <dd className="w-full">
        <span aria-hidden="true" className="my-0.5 flex h-2.5 border-line border-b">
          <span className={`h-full ${solidLook}`} style={{ width: width(solidPkr) }} />
          {hatchedPkr > 0 && <span className="meter-hatched h-full" style={{ width: width(hatchedPkr) }} />}
        </span>
        <span className="block text-[0.8125rem] text-muted leading-snug">{line}</span>
      </dd>
    </div>
  )
}
