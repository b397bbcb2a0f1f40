import { currentPriceBook, type Grade, grades } from '@tameer/calculator'
import { useId } from 'react'
import * as words from '#words/detailed-estimate'
import { grades as gradeNames } from '#words/values'

type GradeChoiceProps = { value: string; onChange: (grade: Grade) => void }

/** The three grades, each with what it means in plain words. */
export function GradeChoice({ value, onChange }: GradeChoiceProps) {
  const id = useId()
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1.5 font-medium">{words.grade}</legend>
      <div className="grid gap-2">
        {grades.map((grade) => (
          <label
            className="relative grid select-none gap-0.5 rounded-xs border border-edge bg-sheet px-4 py-2.5 hover:border-blue has-checked:border-blue has-checked:bg-blue has-checked:text-on-blue"
            key={grade}
          >
            <input
              aria-describedby={`${id}${grade}-meaning`}
              aria-labelledby={`${id}${grade}`}
              checked={grade === value}
              className="peer pointer-events-none absolute inset-0 opacity-0"
              name={id}
              onChange={() => onChange(grade)}
              type="radio"
              value={grade}
            />
            <span className="font-medium" id={`${id}${grade}`}>
              {gradeNames[grade]}
            </span>
            <span className="text-muted text-small peer-checked:text-on-blue" id={`${id}${grade}-meaning`}>
              {currentPriceBook.gradeMeanings[grade]}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
