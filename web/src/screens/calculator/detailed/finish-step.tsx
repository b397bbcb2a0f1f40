import { constructionModes, constructionTypes } from '@tameer/calculator'
import * as words from '#words/detailed-estimate'
import * as labels from '#words/values'
import { asOptions } from '../../../lib/as-options.ts'
import { RadioChips } from '../../../ui/chips.tsx'
import { Fault, type Questions } from './detailed-questions.tsx'
import { GradeChoice } from './grade-choice.tsx'
import { GradeMeanings } from './grade-meanings.tsx'
import { HouseParts } from './house-parts.tsx'

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
