import { type HouseStage, screens } from '@tameer/contract'
import type { ReactNode } from 'react'
import { useHeadingFocus } from '../../../browser/hooks/use-heading-focus.ts'
import type { OpenedHouse } from '../../../features/houses/house-acts.ts'
import { classNames } from '../../../ui/class-names.ts'
import { BackLink } from '../../../ui/links.tsx'
import { PageHeader, PageSheet } from '../../../ui/page-header.tsx'
import type { Told } from '../after-act.tsx'
import { titleOf } from '../house-in-words.ts'

export interface SheetProps {
  opened: OpenedHouse
  /** Leads back to the house. `said`: a polite sentence about the act; `told`: one that the person may send on WhatsApp. */
  onClose: (done?: { said?: string; told?: Told }) => void
}

export interface StageSheetProps extends SheetProps {
  stage: HouseStage
}

interface SheetFrameProps {
  opened: OpenedHouse
  title: string
  measure: string
  /** True where pictures take all the width. */
  wide?: boolean
  /** The answer, at the thumb on a phone. */
  foot?: ReactNode
  children: ReactNode
}

/** Frame of a sheet: the way back, its question, what belongs to it, and one red button. */
export function SheetFrame({ opened, title, measure, wide = false, foot, children }: SheetFrameProps) {
  const { view } = opened
  const narrow = !wide && 'max-w-160'
  useHeadingFocus()
  return (
    <PageSheet compact>
      <div className="flex min-h-[calc(100svh-6.25rem)] flex-col md:block">
        <div className={classNames('mb-auto', narrow)}>
          <PageHeader
            back={<BackLink to={screens.house.to(view.house.id)}>{titleOf(view)}</BackLink>}
            compact
            measure={measure}
            title={title}
          />
          <div className="grid gap-6">{children}</div>
        </div>
        {foot && (
          <div className="stick-bottom z-10 -mx-4 mt-8 -mb-8 border-edge border-t bg-paper px-4 py-3 sm:-mx-8 sm:px-8 md:static md:mx-0 md:mb-0 md:border-0 md:p-0">
            <div className={classNames('grid gap-2', narrow)}>{foot}</div>
          </div>
        )}
      </div>
    </PageSheet>
  )
}

/** Row of answers in the foot: side by side where there is room, wide for a thumb. */
export function FootButtons({ children }: { children: ReactNode }) {
  return (
    <div className="flex flex-wrap gap-2 *:min-h-12 *:flex-1 *:basis-32 sm:*:flex-none sm:*:basis-auto sm:*:px-8">
      {children}
    </div>
  )
}
