import { areaUnits, cities, currentPriceBook, marlaSizes } from '@tameer/calculator'
import * as words from '#words/detailed-estimate'
import * as places from '#words/places'
import * as labels from '#words/values'
import { asOptions } from '../../../lib/as-options.ts'
import { SelectField, TextField } from '../../../ui/fields/field.tsx'
import { BuildersLink } from '../builders-link.tsx'
import type { Questions } from './detailed-questions.tsx'
import { useStepwise } from './use-stepwise.ts'

const marlaOptions = marlaSizes.map((sft) => ({ value: String(sft), label: words.marlaSft(sft) }))

/** Questions about the city and the size of the plot. */
export function PlotStep({ texts, typed, notes, unanswered, current }: Questions) {
  const stepwise = useStepwise()
  // Whoever has the figure may want nothing more than somebody who builds it.
  const builders = current?.answers.city
  const unit = texts.plotUnit ?? 'Marla'
  const marlaSft = texts.marlaStandardSft ?? '225'
  const city = cities.find((name) => name === texts.city)
  const cityNote = city && currentPriceBook.cities[city].note
  // Papers in Karachi seldom speak of Marla.
  const inKarachi = texts.city === 'Karachi'
  const knownMarla = marlaSizes.find((sft) => String(sft) === marlaSft)
  const authority = knownMarla && labels.marlaAuthorities[knownMarla]
  return (
    <>
      <SelectField
        {...typed('city')}
        label={words.city}
        options={asOptions(cities, places.cities)}
        placeholder={words.chooseACity}
      />
      <div className="grid grid-cols-2 items-start gap-4">
        <TextField {...typed('plotSize')} inputMode="decimal" label={words.plotSize} />
        <SelectField
          {...typed('plotUnit')}
          label={words.measuredIn}
          options={asOptions(areaUnits, labels.plotUnits)}
          value={unit}
        />
      </div>
      {notes('plotSize')}
      {(unit === 'Marla' || unit === 'Kanal') && (
        <SelectField
          {...typed('marlaStandardSft', 225)}
          hint={
            <>
              {authority && `${words.sentence(authority)} `}
              {words.marlaHint}
              {inKarachi && <span data-city={city}> {words.karachiMarlaHint}</span>}
            </>
          }
          label={words.sizeMarla}
          options={marlaOptions}
        />
      )}
      {unanswered('marlaStandardSft')}
      {city && cityNote && (
        // Last: above a field it would push the one that is answered next.
        <details className="text-small" data-city={city}>
          <summary className="link min-h-6 w-fit">{words.howPricedIn(places.cities[city])}</summary>
          <p className="mt-1 text-muted">{cityNote}</p>
        </details>
      )}
      {stepwise && builders && (
        // Below all fields, so that it pushes none. Beside the bill it stands with the bill's own buttons.
        <BuildersLink city={builders} className="link min-h-11 content-center justify-self-start">
          {words.buildersIn(places.cities[builders])}
        </BuildersLink>
      )}
    </>
  )
}
