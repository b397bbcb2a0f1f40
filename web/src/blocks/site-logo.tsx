/** The wordmark: drafted capitals standing on their dimension line. 5 wide to 2 high; takes the text's colour. */
export function SiteLogo({ width }: { width: number }) {
  return (
    <svg aria-hidden="true" fill="none" height={width * 0.4} viewBox="0 0 144 57.6" width={width}>
      <path
        d="M2 7h19M11.5 7v31M21 38 32.5 7 44 38M25 27.5h15M50 38V9l11.5 17L73 9v29M97 7H81v31h16M81 22h13.5M121 7h-16v31h16M105 22h13.5M129 38V7h1a8 8 0 0 1 0 16H129M132 23l7 15"
        stroke="currentColor"
        strokeWidth="3.6"
      />
      <path
        className="text-logo-line"
        d="M3 49h138M7 44l-6 10M143 44l-6 10"
        stroke="currentColor"
        strokeWidth="2.2"
      />
    </svg>
  )
}
