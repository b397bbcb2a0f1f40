import { title } from '#words/detailed-estimate'
import { estimateTitle } from '#words/house-title'
import { cities } from '#words/places'
import { plotUnits } from '#words/values'
import { DimensionLine } from '../../ui/page-header.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { LoadingText } from '../../ui/spinner.tsx'
import { ModeSwitch } from './mode-switch.tsx'

/** How a house is named, for the page's own script, which knows the house before the client runs. */
const houseNames = JSON.stringify([estimateTitle('{size}', '{unit}', '{city}'), cities, plotUnits])

/** The shape of the detailed estimate while its file is being fetched: its head, and the room of questions and total. */
export function DetailedSkeleton() {
  return (
    <div className="min-h-screen">
      <ModeSwitch detailedQuery="mode=detailed" mode="detailed" quickQuery="" />
      <div className="mb-5 sm:mb-8">
        {/* Two lines of room on a phone: until the font is there a title may need the second. */}
        <h1 className="text-h2 max-sm:min-h-[2lh] sm:text-h1">
          {/* The page's own script may have named the house here. */}
          <bdi data-house-names={houseNames} suppressHydrationWarning>
            {title}
          </bdi>
        </h1>
        <DimensionLine className="mt-3">&nbsp;</DimensionLine>
      </div>
      <div className="grid grid-cols-1 items-start gap-6 min-[768px]:grid-cols-[18rem_minmax(0,1fr)] min-[768px]:gap-8 md:grid-cols-[20rem_minmax(0,1fr)]">
        <Skeleton className="h-96 max-[767px]:hidden" />
        <div className="drafted px-4 pb-4 sm:px-6">
          <LoadingText />
          <Skeleton className="h-12 w-3/5" />
          <Skeleton className="mt-6 h-4" />
          <Skeleton className="mt-6 h-32" />
        </div>
      </div>
    </div>
  )
}
