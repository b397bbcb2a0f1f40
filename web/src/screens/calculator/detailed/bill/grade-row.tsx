import type { DetailedEstimate, Grade } from '@tameer/calculator'
import { useId, useRef } from 'react'
import * as words from '#words/bill-plan'
import { grades as gradeNames } from '#words/values'
import { classNames } from '../../../../ui/class-names.ts'
import { Amount } from '../../../../ui/text/amount.tsx'
import { useFigures } from '../../../../ui/use-figures.ts'
import { TriedLine, TriedStatus, useDifferences } from './tried-line.tsx'
import type { OtherHouses } from './use-other-houses.ts'
import type { Tries } from './use-tries.ts'

type GradeRowProps = { estimate: DetailedEstimate; others: OtherHouses | undefined; tries: Tries }

/** The same house at each grade, side by side or below one another: never two and one. */
export function GradeRow({ estimate: { answers, total }, others, tries }: GradeRowProps) {
  const headingId = useId()
  const heading = useRef<HTMLHeadingElement>(null)
  const { style, figure } = useFigures()
  const isHere = (place: Tries['undone']) => place === 'grades'
  return (
    <section aria-labelledby={headingId} className="mt-(--part)">
      <h2 className="text-h3 outline-none" id={headingId} ref={heading} tabIndex={-1}>
        {words.gradesTitle}
      </h2>
      {answers.ownPrices && <p className="mt-1 text-muted text-small">{words.gradesOwnPrices}</p>}
      <TriedStatus isHere={isHere} totalPkr={total.costPkr} tries={tries} />
      <div
        className={classNames(
          'mt-3 grid min-h-24',
          style === 'words'
            ? 'grid-cols-[repeat(auto-fit,minmax(min(100%,max(6.4rem,(19.5rem-100%)*999)),1fr))]'
            : 'grid-cols-[repeat(auto-fit,minmax(min(100%,max(9.5rem,(29rem-100%)*999)),1fr))]',
        )}
      >
        {others?.grades.map(({ grade, totalPkr }) => (
          <GradeButton
            chosen={grade === others.estimate.answers.grade}
            differencePkr={totalPkr - others.estimate.total.costPkr}
            grade={grade}
            key={grade}
            onPress={() => grade !== answers.grade && tries.attempt(gradeNames[grade], { grade }, 'grades')}
            total={figure(totalPkr)}
          />
        ))}
      </div>
      {tries.last && isHere(tries.last.place) && (
        <p className="flex flex-wrap items-center justify-between gap-x-4 border-line border-b bg-wash px-2">
          <TriedLine heading={heading} tries={tries} />
        </p>
      )}
    </section>
  )
}

type GradeButtonProps = {
  grade: Grade
  total: string
  differencePkr: number
  chosen: boolean
  onPress: () => void
}

function GradeButton({ grade, total, differencePkr, chosen, onPress }: GradeButtonProps) {
  const { amount, difference } = useDifferences()
  const signed = differencePkr < 0 ? words.minus : words.plus
  return (
    <button
      aria-pressed={chosen}
      className="relative -ms-px grid content-start gap-x-2 border border-edge bg-sheet p-2 pb-2.5 text-start first:ms-0 hover:border-blue hover:z-1 aria-pressed:z-1 aria-pressed:border-blue aria-pressed:bg-blue aria-pressed:text-on-blue md:grid-cols-[1fr_auto] md:items-baseline md:px-4 md:py-3 aria-pressed:[&_*]:text-on-blue"
      onClick={onPress}
      type="button"
    >
      <span className="font-medium leading-snug">{gradeNames[grade]}</span>
      <Amount className="text-[1.25rem]" text={total} />
      <span className="whitespace-nowrap text-muted text-small md:col-span-2">
        {chosen ? (
          words.yourGrade
        ) : (
          <>
            <span aria-hidden="true">{signed(amount(Math.abs(differencePkr)))}</span>
            <span className="sr-only">{difference(differencePkr)}</span>
          </>
        )}
      </span>
    </button>
  )
}
