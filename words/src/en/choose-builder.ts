// Checks of a builder before a family signs: the same on pages of the server and on screens.

import { siteName } from './language.ts'

export const title = 'How to choose a builder'
export const steps = [
  'Ask for the PEC number. The Pakistan Engineering Council registers contractors, and its website has a public list: look the name up yourself.',
  'Ask for three addresses of finished houses. Visit one, and talk to the family without the builder.',
  'Ask for a written bill: every item with its quantity and its rate. Get one from three builders for the same house.',
  'Pay by stages that you can see, such as foundation, roof and plaster. Do not pay a large part before work begins.',
  'Write it all down and sign it: what is built, the prices, the stages, the date, and who pays for changes.',
]
export const note = `${siteName} checks licences and registrations, never the work.`
