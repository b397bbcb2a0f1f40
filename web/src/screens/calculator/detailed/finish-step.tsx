import { constructionModes, constructionTypes } from '@tameer/calculator'
import { RadioChips } from '../../../ui/chips.tsx'
import { asOptions, Fault, type Questions } from './detailed-questions.tsx'
import { GradeChoice } from './grade-choice.tsx'

/** How much of the house is built, who buys the material, and how fine it is. */
export function FinishStep({ texts, change, errorOf, notes }: Questions) {
  return (
    <>
      <div className="grid gap-2">
        <RadioChips
          legend="Construction Type"
          onChange={(constructionType) => change({ constructionType })}
          options={asOptions(constructionTypes)}
          value={constructionTypes.find((name) => name === (texts.constructionType ?? 'Grey Structure'))}
        />
        <p className="text-muted text-small">
          Grey structure: walls, roof, hidden pipes and wires. Complete: ready to move in.
        </p>
        <Fault>{errorOf('constructionType')}</Fault>
      </div>
      <div className="grid gap-2">
        <RadioChips
          legend="Construction Mode"
          onChange={(constructionMode) => change({ constructionMode })}
          options={asOptions(constructionModes)}
          value={constructionModes.find((name) => name === (texts.constructionMode ?? 'With Material'))}
        />
        <p className="text-muted text-small">Without material, the bill is the labour alone.</p>
        <Fault>{errorOf('constructionMode')}</Fault>
        {notes('constructionMode')}
      </div>
      <GradeChoice onChange={(grade) => change({ grade })} value={texts.grade ?? 'Standard'} />
      <Fault>{errorOf('grade')}</Fault>
      {notes('grade')}
    </>
  )
}
