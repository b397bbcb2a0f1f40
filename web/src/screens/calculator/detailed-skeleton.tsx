import { createContext, type RefObject, useCallback, useContext } from 'react'
import { title } from '#words/detailed-estimate'
import { estimateTitle } from '#words/house-title'
import { cities } from '#words/places'
import { plotUnits } from '#words/values'
import { classNames } from '../../ui/class-names.ts'
import { DimensionLine } from '../../ui/page-header.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { LoadingText } from '../../ui/spinner.tsx'
import { sideBySide } from './detailed-look.ts'
import { type EarlyAnswers, readEarlyAnswers } from './early-answers.ts'
import { ModeSwitch } from './mode-switch.tsx'

/** How a house is named, for the page's own script, which knows the house before the client runs. */
const houseNames = JSON.stringify([estimateTitle('{size}', '{unit}', '{city}'), cities, plotUnits])

/** HTML of the first question, where the page's HTML is made; the client has none and draws the question itself. */
export const FirstQuestionHtml = createContext('')

type DetailedSkeletonProps = {
  /** Gets what was typed in the first question, when the form takes its place. */
  early: RefObject<EarlyAnswers | undefined>
}

/**
 * The detailed estimate while its file is being fetched: its head, and the room of questions and total. In the page's own
 * HTML the first question stands ready: the page's own script shows it where the address names no plot.
 */
export function DetailedSkeleton({ early }: DetailedSkeletonProps) {
  const html = useContext(FirstQuestionHtml)
  const watch = useCallback(
    (question: HTMLElement | null) => () => {
      early.current = question ? readEarlyAnswers(question) : undefined
    },
    [early],
  )
  return (
    // One element, replaced at once: in parts, the browser would follow each by scrolling.
    <div className="group/skeleton">
      <ModeSwitch detailedQuery="mode=detailed" mode="detailed" quickQuery="" />
      <div className="mb-5 sm:mb-8">
        {/* Two lines of room on a phone: until the font is there the name of a house may need the second. */}
        <h1 className="text-h2 max-sm:min-h-[2lh] sm:text-h1 group-has-[[data-early]:not([hidden])]/skeleton:min-h-0">
          {/* The page's own script may have named the house here. */}
          <bdi data-house-names={houseNames} suppressHydrationWarning>
            {title}
          </bdi>
        </h1>
        <DimensionLine className="mt-3">&nbsp;</DimensionLine>
      </div>
      <div
        // biome-ignore lint/security/noDangerouslySetInnerHtml: made by the build from the form itself.
        dangerouslySetInnerHTML={{ __html: html }}
        data-early
        hidden
        ref={watch}
        suppressHydrationWarning
      />
      <div className={classNames(sideBySide, 'min-h-screen content-start')}>
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
