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

/** An account screen: the form on the sheet, and beside it on wide screens a drawing on blueprint blue. */
export function AuthSheet({ title, lead, caption, children }: AuthSheetProps) {
  return (
    <div className="mx-auto grid w-full max-w-sheet items-stretch gap-16 md:grid-cols-[minmax(0,1fr)_minmax(0,26rem)]">
      <div className="mx-auto w-full max-w-form">
        <PageHeader lead={lead} title={title} />
        {children}
      </div>
      <figure className="hidden min-h-144 flex-col justify-between bg-drawer p-8 text-white md:flex">
        <ElevationDrawing className="w-full" />
        <figcaption className="mt-6 max-w-80 font-display text-h3">{caption}</figcaption>
      </figure>
    </div>
  )
}
