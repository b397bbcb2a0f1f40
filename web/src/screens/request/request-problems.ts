import { asSeen } from '@tameer/contract'
import * as words from '#words/request-form'
import type { Problems } from '../../forms/form-problems.ts'
import { phoneProblem } from '../../forms/phone-problem.ts'
import { type BriefFigures, canEstimate, isArchitecture, problemOf } from './brief-figures.ts'
import type { RequestDraft } from './request-draft.ts'

// Refuses only what is certainly not an address; the server checks the rest.
const emailShape = /^[^\s@]+@[^\s@]+\.[^\s@]+$/

/** Problems that can be found before sending, by field. */
export async function requestProblems(draft: RequestDraft, figures: BriefFigures): Promise<Problems> {
  const { city = '' } = draft.answers
  const ofAnswer = (field: 'plotSize' | 'coveredAreaSft') => {
    const problem = problemOf(figures, field)
    return problem && words.answerProblem(problem)
  }
  const email = asSeen(draft.email)
  return {
    city:
      city === ''
        ? words.selectCity
        : !isArchitecture(draft) && !canEstimate(city)
          ? words.noPrices
          : undefined,
    plotSize: ofAnswer('plotSize'),
    coveredAreaSft: ofAnswer('coveredAreaSft'),
    companyIds: draft.companies.length === 0 ? words.chooseCompany : undefined,
    name: draft.name.trim() === '' ? words.enterYourName : undefined,
    email: email === '' ? words.enterEmail : emailShape.test(email) ? undefined : words.emailInvalid,
    phone: await phoneProblem(draft.phone.trim()),
  }
}
