import {
  constructionModes,
  constructionTypes,
  currentPriceBook,
  type DetailedEstimate,
  type Grade,
  grades,
} from '@tameer/calculator'
import { useId } from 'react'
import * as words from '#words/detailed-estimate'
import * as labels from '#words/values'
import { grades as gradeNames, options as optionNames } from '#words/values'
import { useFiguresById } from '../../../features/estimates/figures-by-id.ts'
import { asOptions } from '../../../lib/as-options.ts'
import { RadioChips } from '../../../ui/fields/chips.tsx'
import { Fault, type Questions } from './detailed-questions.tsx'
import { GradeMeanings } from './grade-meanings.tsx'

/** How much of the house is built, who buys the material, and how fine it is. */
export function FinishStep({ texts, change, errorOf, notes, estimate }: Questions) {
  return (
    <>
      <div className="grid gap-2">
        <RadioChips
          legend={words.constructionType}
          onChange={(constructionType) => change({ constructionType })}
          options={asOptions(constructionTypes, labels.constructionTypes)}
          value={constructionTypes.find((name) => name === (texts.constructionType ?? 'Complete'))}
        />
        <p className="text-muted text-small">{words.typeHint}</p>
        <Fault>{errorOf('constructionType')}</Fault>
      </div>
      <div className="grid gap-2">
        <RadioChips
          legend={words.constructionMode}
          onChange={(constructionMode) => change({ constructionMode })}
          options={asOptions(constructionModes, labels.constructionModes)}
          value={constructionModes.find((name) => name === (texts.constructionMode ?? 'With Material'))}
        />
        <p className="text-muted text-small">{words.modeHint}</p>
        <Fault>{errorOf('constructionMode')}</Fault>
        {notes('constructionMode')}
      </div>
      <GradeChoice onChange={(grade) => change({ grade })} value={texts.grade ?? 'Standard'} />
      <Fault>{errorOf('grade')}</Fault>
      {estimate && <GradeMeanings estimate={estimate} />}
      {notes('grade')}
      {estimate && <HouseParts estimate={estimate} />}
    </>
  )
}

/** The parts this house may have or leave, each a switch. */
function HouseParts({ estimate }: { estimate: DetailedEstimate }) {
  const { textOf, give } = useFiguresById()
  const { sections, leftOut, switchedOff, answers } = estimate
  const lines = new Set(
    [...sections.flatMap((section) => section.lines), ...leftOut, ...switchedOff].map(({ id }) => id),
  )
  // A grey structure has no cladding to leave out.
  const parts = currentPriceBook.options.filter((option) =>
    currentPriceBook.lines.some((line) => line.option === option.id && lines.has(line.id)),
  )
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1.5 font-medium">{words.partsOfHouse}</legend>
      <p className="text-muted text-small">{words.partsHint}</p>
      {parts.map(({ id, usual }) => {
        const isUsual = usual[grades.indexOf(answers.grade)] ?? false
        const chosen = textOf('options', id)
        return (
          <label className="flex min-h-11 w-fit select-none items-center gap-3" key={id}>
            <input
              checked={chosen === undefined ? isUsual : chosen === '1'}
              className="size-5 accent-blue"
              onChange={({ target: { checked } }) =>
                give('options', id, checked === isUsual ? undefined : checked ? '1' : '0')
              }
              type="checkbox"
            />
            {optionNames[id]}
          </label>
        )
      })}
    </fieldset>
  )
}

type GradeChoiceProps = { value: string; onChange: (grade: Grade) => void }

/** The three grades, each with what it means in plain words. */
function GradeChoice({ value, onChange }: GradeChoiceProps) {
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
