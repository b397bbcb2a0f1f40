import type { RefObject } from 'react'
import * as words from '#words/portfolio-form'
import type { Problems } from '../../../forms/form-problems.ts'
import { ProblemBox } from '../../../forms/problem-box.tsx'
import { fieldLabels } from './portfolio-fields.tsx'

interface PortfolioProblemBoxProps {
  formRef: RefObject<HTMLFormElement | null>
  problems: Problems
  /** Names of the fields that kept the form from being sent. */
  refused: readonly string[]
}

/** Labels of the fields, in the order of the form. */
const places: Readonly<Record<string, string>> = { images: words.images, ...fieldLabels }

/** Lists the corrections to make before the portfolio can be sent; a field leaves the box when it is changed. */
export function PortfolioProblemBox({ formRef, problems, refused }: PortfolioProblemBoxProps) {
  const found = Object.entries(places).flatMap(([field, place]) => {
    const problem = refused.includes(field) && problems[field]?.split('\n')[0]
    return problem ? [{ field, text: words.problemAt(place, problem) }] : []
  })
  return (
    <ProblemBox
      formRef={formRef}
      found={found}
      more={words.andMore}
      title={words.needCorrecting(found.length)}
    />
  )
}
