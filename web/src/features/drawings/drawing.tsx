import drawings from './drawings.svg?no-inline'

type DrawingProps = {
  name: 'house' | 'plan' | 'section' | 'room' | 'comparison'
  viewBox: string
  className?: string
  slice?: boolean
}

/** One of our line drawings, used by reference so that it follows the colours of the page. Decoration only. */
export function Drawing({ name, viewBox, className, slice }: DrawingProps) {
  return (
    <svg
      aria-hidden="true"
      className={className}
      preserveAspectRatio={slice ? 'xMidYMax slice' : undefined}
      viewBox={viewBox}
    >
      <use href={`${drawings}#${name}`} />
    </svg>
  )
}
