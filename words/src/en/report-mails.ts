// Mails about reports: to the reporter, and to the owner of the reported thing.

import { apart } from '../apart.ts'
import { siteName } from './language.ts'

export const closedSubject = `What came of your report to ${siteName}`
export const reported = {
  profile: `You reported the profile of a company on ${siteName}. Thank you: we have looked at it.`,
  project: `You reported a project on ${siteName}. Thank you: we have looked at it.`,
  request: `You reported a request that came to you on ${siteName}. Thank you: we have looked at it.`,
  quote: `You reported a quote that came to you on ${siteName}. Thank you: we have looked at it.`,
  'house-entry': `You reported an entry of a house file on ${siteName}. Thank you: we have looked at it.`,
}

const outcomes = {
  'nothing-wrong': 'We found nothing that goes against our rules, so it stays as it is.',
  asked: 'We have written to its owner about it.',
  hidden: `Visitors of ${siteName} do not see it any more.`,
  suspended: `The account of the company is suspended, and visitors of ${siteName} do not see it any more.`,
}
const ofEntry = {
  ...outcomes,
  asked: 'We have written to the family of the house about it.',
  hidden: 'We have taken it out of the house file.',
}
export const cameOfIt = (kind: keyof typeof reported, outcome: keyof typeof outcomes) => {
  if (kind === 'house-entry') return ofEntry[outcome]
  return kind === 'quote' && outcome === 'hidden'
    ? `Visitors of ${siteName} do not see the company that sent it any more.`
    : outcomes[outcome]
}
export const addressDeleted =
  'With this email we have deleted your address from the report. We do not write to you about it again.'

export const askedSubject = {
  profile: `A question about your profile on ${siteName}`,
  project: `A question about one of your projects on ${siteName}`,
  request: `A question about your request on ${siteName}`,
  quote: `A question about one of your quotes on ${siteName}`,
  'house-entry': `A question about your house file on ${siteName}`,
}
export const about = {
  profile: 'Somebody has told us that something may be wrong with your profile. For now nothing has changed.',
  request:
    'A company has told us that something may be wrong with your request. For now nothing has changed.',
  quote:
    'Somebody has told us that something may be wrong with a quote that you sent. For now nothing has changed.',
  'house-entry':
    'Somebody has told us that something may be wrong with an entry of your house file. For now nothing has changed.',
}
export const aboutProject = (title: string) =>
  `Somebody has told us that something may be wrong with your project “${apart(title)}”. For now nothing has changed.`
export const weAsk = (question: string) => `${siteName} asks: ${question}`
