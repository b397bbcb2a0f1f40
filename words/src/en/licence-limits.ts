// Licences beside the estimate of a house: in a request, and in the comparison of its quotes.

import { siteName } from './language.ts'
import { day } from './marks.ts'

export { aboveLimit, marks, marksLead, markText } from './marks.ts'

/** A sentence about a company, after its name. */
export const ofCompany = <Part>(name: Part, sentence: string) => [name, `: ${sentence}`]
export const askAllTheSame = 'You can ask such a company all the same. Talk with it about its licence.'
export const familyReads = 'The family reads this too. You can quote all the same.'
export const noneOfYours = `${siteName} has checked no licence or registration of yours for this work. The family reads this beside your quote. You can quote all the same.`
export const enterOne = 'Enter it in the settings'
/** In the column of a company that has none. */
export const noneChecked = 'none checked'
/** Before the sources of the limits. */
export const limitsAsOf = (isoDate: string) =>
  `What licences of PEC (Pakistan Engineering Council) allow, as it was known on ${day(isoDate)}. Sources:`
