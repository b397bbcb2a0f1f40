import type { PortfolioBase } from '@tameer/contract'
import { nameOf } from '#words/catalogue'
import { comma } from '#words/language'
import * as words from '#words/portfolio-form'
import { useAppSelector } from '../../../store/hooks.ts'
import { Button } from '../../../ui/button.tsx'
import { fieldLabels } from '../portfolio-form/portfolio-fields.tsx'

type FieldName = keyof typeof fieldLabels

/** Fields that are stored as codes. */
const codes: Partial<Record<FieldName, (code: string) => string | undefined>> = {
  plot: words.plotName,
  yearFinished: words.yearName,
  builtAs: words.builtName,
}

interface ConflictNoticeProps {
  /** Stored values of the fields that were changed both here and elsewhere. */
  conflicts: PortfolioBase
  onTake: (name: FieldName) => void
}

/** Shows what another form made of the fields changed here, each with a button that takes it over. */
export function ConflictNotice({ conflicts, onTake }: ConflictNoticeProps) {
  const cities = useAppSelector((state) => state.cities.list)
  const types = useAppSelector((state) => state.building.list)
  const names = Object.keys(conflicts) as FieldName[]
  if (names.length === 0) return null

  const wordsOf = (name: FieldName) => {
    const value = conflicts[name]
    if (!Array.isArray(value)) return codes[name]?.(value ?? '') ?? value
    const list = name === 'cities' ? cities : types
    return value.map((id) => nameOf(list.find((one) => one.id === id) ?? { name: String(id) })).join(comma)
  }
  return (
    <section
      aria-label={words.changedElsewhere}
      className="scroll-mt-24 border-alarm border-s-4 bg-wash px-5 py-4"
      data-problem
      tabIndex={-1}
    >
      <p>{words.changedElsewhereText}</p>
      <ul className="mt-3 grid max-w-180 gap-3">
        {names.map((name) => (
          <li className="flex flex-wrap items-start justify-between gap-x-5 gap-y-1" key={name}>
            <div className="min-w-0 max-w-measure">
              <p className="font-medium">{fieldLabels[name]}</p>
              <p className="wrap-anywhere whitespace-pre-line text-muted" dir="auto">
                {wordsOf(name) || words.nothing}
              </p>
            </div>
            <Button aria-label={words.takeStoredField(fieldLabels[name])} onClick={() => onTake(name)}>
              {words.takeStored}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  )
}
