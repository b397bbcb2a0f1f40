import type { ReactNode } from 'react'
import { PageHeader } from '../../ui/page-header.tsx'
import { ElevationDrawing } from './elevation-drawing.tsx'

interface AuthSheetProps {
  title: string
  lead?: ReactNode
  /** The sentence below the drawing. */
  caption: string
  children: ReactNode
}

/** Frame of an account screen: the form on the sheet, and on wide screens a drawing on blueprint blue beside it. */
export function AuthSheet({ title, lead, caption, children }: AuthSheetProps) {
  return (
    <div className="@container w-full">
      <div className="grid items-stretch gap-16 @min-[50rem]:grid-cols-[minmax(0,24rem)_minmax(0,1fr)] @min-[68rem]:grid-cols-[minmax(0,28rem)_minmax(0,1fr)] @min-[68rem]:gap-24">
        <div className="mx-auto w-full max-w-form">
          <PageHeader lead={lead} title={title} />
          {children}
        </div>
        <figure className="relative hidden min-h-144 bg-drawer p-10 text-white @min-[50rem]:block">
          <SquaredGround />
          {/* Stays in sight beside a long form, and where it is when the form comes. */}
          <div className="sticky top-10 flex min-h-124 flex-col justify-between">
            <figcaption className="max-w-96 font-display text-h2">{caption}</figcaption>
            <ElevationDrawing className="notranslate mt-10 w-full" />
          </div>
        </figure>
      </div>
    </div>
  )
}

/** The faint squares of blueprint paper. */
function SquaredGround() {
  return (
    <svg
      aria-hidden="true"
      className="absolute inset-0 size-full"
      fill="none"
      stroke="#fff"
      strokeOpacity="0.12"
    >
      <pattern height="40" id="squared-ground" patternUnits="userSpaceOnUse" width="40">
        <path d="M40 0v40H0" />
      </pattern>
      <rect fill="url(#squared-ground)" height="100%" stroke="none" width="100%" />
    </svg>
  )
}
