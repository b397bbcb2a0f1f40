import { currentPriceBook, groupDigits, roomFields, type UsualHouse } from '@tameer/calculator'
import * as words from '#words/detailed-estimate'
import { TextField } from '../../../ui/field.tsx'
import { roomLabels } from '../quick-answers.ts'
import type { Questions } from './detailed-questions.tsx'

const { limits, defaults } = currentPriceBook

/** How large the house is and how many rooms it has. */
export function HouseStep({ texts, typed, notes, unanswered, usual, forget }: Questions) {
  const usualText = usual && String(usual.coveredAreaSft)
  return (
    <>
      <div className="grid gap-2">
        <TextField
          {...typed('coveredAreaSft', usual?.coveredAreaSft)}
          hint={`All floors together, with walls and stairs.${usual ? ` ${whyUsual(usual)}` : ''}`}
          inputMode="decimal"
          label={words.coveredAreaSft}
        />
        {usualText && texts.coveredAreaSft !== undefined && texts.coveredAreaSft !== usualText && (
          <button
            className="link min-h-6 justify-self-start text-small"
            onClick={() => forget('coveredAreaSft')}
            type="button"
          >
            Use {groupDigits(usual.coveredAreaSft)} sft
          </button>
        )}
        <details className="text-small">
          <summary className="link min-h-6 w-fit">{words.howUsualArea}</summary>
          <p className="mt-1 text-muted">
            {usualAreas}, on {defaults.storeys} storeys and a Marla of 225 sft; we go in proportion between
            them, and cover the same ground when you build more or fewer storeys. 10 Marla is the house of the
            quick estimate, 5 Marla was read from published houses, 20 Marla is twice 10. Building rules and
            your own plan go first.
          </p>
        </details>
      </div>
      <div className="grid grid-cols-2 items-start gap-4">
        <TextField
          {...typed('storeys', usual?.storeys)}
          hint={`${limits.storeys.min} to ${limits.storeys.max}`}
          inputMode="numeric"
          label={words.storeys}
        />
        {roomFields.map((field) => (
          <TextField
            {...typed(field, usual?.[field])}
            inputMode="numeric"
            key={field}
            label={roomLabels[field]}
          />
        ))}
      </div>
      {/* Below the fields: above them, each would push the one being typed in. */}
      {notes('coveredAreaSft')}
      {notes('storeys')}
      {notes('bedrooms')}
      {roomFields.map(unanswered)}
    </>
  )
}

const usualAreas = `People usually build ${listed(
  defaults.coveredAreaByMarla
    .filter(([marla]) => marla > 0)
    .map(([marla, sft]) => `${groupDigits(sft)} sft on ${marla} Marla`),
)}`

function listed(parts: readonly string[]): string {
  return `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`
}

/** The suggested area as ground covered times storeys. */
function whyUsual({ coveredAreaSft, storeys, plotAreaSft }: UsualHouse): string {
  const floor = coveredAreaSft / storeys
  const floors =
    storeys === 1 ? words.oneStorey : `${storeys} storeys of ${groupDigits(Math.round(floor))} sft`
  const share = `${storeys === 1 ? '' : words.each}covering ${Math.round((floor / plotAreaSft) * 100)}\u00a0% of the plot`
  return `Usual here: ${groupDigits(coveredAreaSft)} sft, which is ${floors}, ${share}.`
}
