import { siteName } from '../../words/site-name.ts'
import type { FieldText } from './field-texts.ts'

const version = 'Acts of the desk on the company and its projects so far: the number the actor has seen'
const toOwner = [
  'To the owner, beside the reason; at most 500 characters, and needed with the reason `other`',
  'The same house stands there ten times.',
] as const
const time = '2026-03-01T09:30:00.000Z'

/** As `fieldTexts`, for the desk's calls about companies, their projects, and measures against them. */
export const deskCompanyTexts: Readonly<Record<string, FieldText>> = {
  'mails.subject': ['What stands above the mail', `Your ${siteName} reset code`],
  'history.after': ['Simple facts as they were afterwards; null where there is nothing to tell'],
  restriction: ['Why the desk keeps it from visitors; absent or null when it does not'],
  measure: ['Hidden, or the account suspended as well', 'hide'],
  since: ['Since when, ISO 8601 in UTC', time],
  answerTo: ['Where its owner answers; null: by replying to the mail', 'help@example.com'],
  'restriction.words': [
    'What the desk wrote to the owner; empty when there is only the reason',
    'Ten times.',
  ],
  'hideCompany.words': toOwner,
  'suspendCompany.words': toOwner,
  'hideProject.words': toOwner,
  'DeskCompany.version': [version, 3],
  'input.version': ['Acts of the desk on it so far: the number the actor has seen', 3],
  'DeskCompany.profile': ['What visitors see of the company, or would'],
  'DeskCompany.state': ['Where the company stands', 'listed'],
  'listDeskCompanies.state': ['Where the company stands', 'listed'],
  'exportDeskCompanies.state': ['Where the company stands', 'listed'],
  'listDeskCompanies.q': [
    'Part of a name, a service or a title; an e-mail address, a phone number or an id in full',
    'builders',
  ],
  'exportDeskCompanies.q': [
    'Part of a name, a service or a title; an e-mail address, a phone number or an id in full',
    'builders',
  ],
  'listDeskCompanies.without': ['Only companies that have no logo, or no project that visitors see', 'logo'],
  'exportDeskCompanies.without': [
    'Only companies that have no logo, or no project that visitors see',
    'logo',
  ],
  'listDeskCompanies.city': [
    'The city of the office, null when not given; as a filter the id of a city where the company is, works or has a project',
  ],
  'placeCompany.position': ['Its position in lists, from 1 to 9999; null for none', 3],
  'placeCompany.why': ['The reason, at most 200 characters; kept in the log', 'Best work of the month'],
  services: ['The services that the company offers'],
  sessions: ['Sessions of the company, last used first'],
  byDesk: ['Whether the desk began it, and may cancel it', true],
  emailChange: ['The change of its address that waits to be confirmed; null when there is none'],
  mails: ['Mails to the company, newest first, without their texts'],
  attempts: ['How often it was tried to send it', 1],
  lastError: ['What the mail server said to the last attempt that failed; null when none did'],
  history: ['Newest lines of the log about the company'],
  projectId: ['Id of the portfolio'],
  'deleteCompany.name': ['The name of the company, typed', 'Alison Builders'],
}
