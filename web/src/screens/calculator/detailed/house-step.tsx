import { currentPriceBook, roomFields, type UsualHouse } from '@tameer/calculator'
import { groupDigits } from '#words/amounts'
import * as words from '#words/detailed-estimate'
import { TextField } from '../../../ui/fields/field.tsx'
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
          hint={usual ? `${words.areaHint} ${whyUsual(usual)}` : words.areaHint}
          inputMode="decimal"
          label={words.coveredAreaSft}
        />
        {usualText && texts.coveredAreaSft !== undefined && texts.coveredAreaSft !== usualText && (
          <button
            className="link min-h-6 justify-self-start text-small"
            onClick={() => forget('coveredAreaSft')}
            type="button"
          >
            {words.takeUsual(groupDigits(usual.coveredAreaSft))}
          </button>
        )}
        <details className="text-small">
          <summary className="link min-h-6 w-fit">{words.howUsualArea}</summary>
          <p className="mt-1 text-muted">{words.usualAreaText(usualAreas, defaults.storeys)}</p>
        </details>
      </div>
      <div className="grid grid-cols-2 items-start gap-4">
        <TextField
          {...typed('storeys', usual?.storeys)}
          hint={words.fromTo(limits.storeys.min, limits.storeys.max)}
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

const usualAreas = words.listed(
  defaults.coveredAreaByMarla
    .filter(([marla]) => marla > 0)
    .map(([marla, sft]) => words.usualArea(groupDigits(sft), marla)),
)

/** The suggested area as ground covered times storeys. */
function whyUsual({ coveredAreaSft, storeys, plotAreaSft }: UsualHouse): string {
  const floor = coveredAreaSft / storeys
  const percent = Math.round((floor / plotAreaSft) * 100)
  return words.usualHere(groupDigits(coveredAreaSft), storeys, groupDigits(Math.round(floor)), percent)
}
