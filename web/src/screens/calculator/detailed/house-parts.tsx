import { currentPriceBook, type DetailedEstimate, grades } from '@tameer/calculator'
import * as words from '#words/detailed-estimate'
import { options as optionNames } from '#words/values'
import { useFiguresById } from '../../../features/estimates/figures-by-id.ts'

/** The parts this house may have or leave, each a switch. */
export function HouseParts({ estimate }: { estimate: DetailedEstimate }) {
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
