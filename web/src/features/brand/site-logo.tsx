import { wordmark } from '@tameer/contract'

const { viewBox, rise, letters, letterWidth, line, lineWidth } = wordmark

/** The wordmark: drafted capitals on their dimension line. 5 wide to 2 high; takes the text's colour. */
export function SiteLogo({ width }: { width: number }) {
  return (
    <svg aria-hidden="true" fill="none" height={width * rise} viewBox={viewBox} width={width}>
      <path d={letters} stroke="currentColor" strokeWidth={letterWidth} />
      <path className="text-logo-line" d={line} stroke="currentColor" strokeWidth={lineWidth} />
    </svg>
  )
}
