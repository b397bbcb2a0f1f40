import type { FieldText } from './field-texts.ts'

const time = '2026-03-01T09:30:00.000Z'
const search = ['Part of the name of a company', 'builders'] as const

/** As `fieldTexts`, for the desk's calls about requests without an answer. */
export const deskRequestTexts: Readonly<Record<string, FieldText>> = {
  'listUnansweredRequests.days': ['Requests that were sent so many days ago or earlier', '3'],
  'listUnansweredRequests.city': ['The city by name', 'Lahore'],
  'listUnansweredRequests.asked': ['The companies that were asked, none of which has quoted or declined'],
  'asked.name': ['Its name; null once it is gone', 'Alison Builders'],
  mayAnswer: ['False when it cannot answer any more: it is gone, or hidden from visitors', true],
  room: ['How many further companies the family may ask, of six in all', 3],
  'listUnansweredRequests.suggestedAt': [
    'When the desk last suggested companies to the family, ISO 8601 in UTC; null when it never did',
    time,
  ],
  suggested: ['Companies that the desk has suggested to the family and that were not asked yet'],
  mayBeMailed: ['False when the family wants no reminders: then nothing can be suggested', true],
  'listUnansweredRequests.listed': ['How many wait for 3 days or more, counted up to 100', 5],
  'listUnansweredRequests.waiting': ['How many wait for 7 days or more, counted up to 100', 2],
  'listFittingCompanies.q': search,
  'listFittingCompanies.city': ['The city of the office, null when not given'],
  silent: ['True when it has left another request unanswered for a week', false],
  'suggestCompanies.companyIds': ['Ids of the companies, one to three'],
  'suggestCompanies.suggestedAt': ['The last time that the actor saw; null when there was none', time],
  again: ['True to suggest again within a week of the last time', false],
}
