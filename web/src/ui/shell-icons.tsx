import { classNames } from './class-names.ts'

export type IconLook = { size?: number; className?: string }

/** Our own thin-line icons: 24-unit grid, 1.5-unit stroke, square ends as drawn with a drafting pen. */
export function Drawing({ d, size = 20, className }: IconLook & { d: string }) {
  return (
    <svg
      aria-hidden="true"
      className={className}
      fill="none"
      height={size}
      stroke="currentColor"
      strokeWidth="1.5"
      viewBox="0 0 24 24"
      width={size}
    >
      <path d={d} />
    </svg>
  )
}

/** A ribbon, filled when `filled`. */
export const RibbonIcon = ({ filled = false, className, ...look }: IconLook & { filled?: boolean }) => (
  <Drawing
    {...look}
    className={classNames(filled && '[&_path]:fill-current', className)}
    d="M6.5 3.5h11v17l-5.500-5-5.500 5z"
  />
)
export const MenuIcon = (look: IconLook) => <Drawing {...look} d="M3 7h18M3 12h18M3 17h12" />
export const CloseIcon = (look: IconLook) => <Drawing {...look} d="M5.5 5.5l13 13m0-13l-13 13" />
export const FacebookIcon = (look: IconLook) => (
  <Drawing
    {...look}
    d="M14.5 21v-8h3l.5-3.5h-3.5V7.5c0-1 .5-2 2-2H18v-3h-2.5C12.5 2.5 11 4.5 11 7v2.5H8V13h3v8"
  />
)
export const TwitterIcon = (look: IconLook) => (
  <Drawing {...look} d="M4 4l12.5 16H20L7.5 4H4zM19 4l-6 7m-2.5 3L5 20" />
)
export const LinkedInIcon = (look: IconLook) => (
  <Drawing
    {...look}
    d="M3.5 3.5h17v17h-17zM8 10.5V17M8 7v.01M12 17v-6.5m0 3c0-2 1-3 2.200-3 1.300 0 1.800 1 1.800 2.5v4"
  />
)
export const InstagramIcon = (look: IconLook) => (
  <Drawing
    {...look}
    d="M7.5 3.5h9a4 4 0 014 4v9a4 4 0 01-4 4h-9a4 4 0 01-4-4v-9a4 4 0 014-4zM12 16a4 4 0 100-8 4 4 0 000 8zM17 7v.01"
  />
)
