// Texts of the page itself, before any screen is shown.

import { siteName } from './language.ts'

export { siteName as tameer } from './language.ts'

export const title = `${siteName}: building costs, architects, builders and interior designers in Pakistan`
export const description =
  'Find architects, construction companies and interior designers in Pakistan, see their work, and estimate what a house costs. Free for homeowners and project managers.'
export const needsScript =
  'This site needs JavaScript, which is off in this browser. Switch it on, or read these pages, which work without it:'
export const architects = 'Architects'
export const constructionCompanies = 'Construction companies'
export const interiorDesigners = 'Interior designers'
export const costOfTenMarla = 'What a 10 Marla house costs in Lahore'
/** Title of the page that is shown offline. */
export const offline = `You are offline · ${siteName}`
