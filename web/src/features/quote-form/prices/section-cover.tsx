import * as words from '#words/quote-form'
import { type BillPhase, type Change, placeKey, type QuoteEntry, setCover } from '../entry/entry.ts'
import { FigureInput } from '../entry/figure-input.tsx'
import { type FieldProblems, sumField } from '../entry/quote-form-problems.ts'
import { LayingChoice } from './laying-choice.tsx'
import { SmallSelect } from './small-select.tsx'

interface SectionCoverProps {
  section: BillPhase['sections'][number]
  name: string
  entry: QuoteEntry
  problems: FieldProblems
  edit: (change: Change) => void
}

/** Only a line can be priced apart. */
const { apart: _, ...coversOfSection } = words.covers

/** Choice of the cover of a whole section: a mark for all its lines. */
export function SectionCover({ section, name, entry, problems, edit }: SectionCoverProps) {
  const key = placeKey('section', section.id)
  const own = entry.covers[key]
  const mark = (cover: keyof typeof coversOfSection) =>
    edit(setCover(key, cover === 'included' ? undefined : { cover, sum: '' }, section.lines))
  return (
    <div className="grid gap-3 border-line border-t pt-3">
      <div className="grid grid-cols-[repeat(auto-fit,minmax(min(9rem,100%),1fr))] items-center gap-2">
        <span aria-hidden="true" className="text-small">
          {words.allOfSection}
        </span>
        <SmallSelect
          label={words.coverOf(name)}
          onChange={mark}
          options={coversOfSection}
          value={own && own.cover !== 'apart' ? own.cover : 'included'}
        />
      </div>
      {own?.cover === 'allowance' && (
        <>
          <div>
            <p aria-hidden="true" className="mb-1.5 font-medium">
              {words.sumAside}
            </p>
            <FigureInput
              error={problems[sumField(key)]}
              label={words.sumAsideOf(name)}
              name={sumField(key)}
              onChange={(sum) => edit(setCover(key, { ...own, sum }))}
              value={own.sum}
            />
          </div>
          <LayingChoice laying={own.laying} onChange={(laying) => edit(setCover(key, { ...own, laying }))} />
        </>
      )}
    </div>
  )
}
