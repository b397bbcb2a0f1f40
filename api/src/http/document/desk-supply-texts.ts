import type { FieldText } from './field-texts.ts'

const time = '2026-03-01T09:30:00.000Z'
const search = ['Part of the name of a company', 'builders'] as const

/** As `fieldTexts`, for the desk's calls about requests without an answer. */
export const deskSupplyTexts: Readonly<Record<string, FieldText>> = {
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
  'getDeskSearches.days': ['How many days, today included', '30'],
  'getDeskSearches.since': ['The first day, in Pakistan', '2026-03-01'],
  'getDeskSearches.total': ['Searches of these days that found nothing', 40],
  'getDeskSearches.cities': ['Searches by city, the most first'],
  'getDeskSearches.services': ['Searches by service, the most first'],
  'getDeskSearches.words': ['Searches by their words, the most frequent first; 100 at most'],
  'words.words': [
    'Words that were searched at least twice, in the form in which searches are compared',
    'interlock',
  ],
  'getDeskSearches.name': ['The city or the service; null when the search named none', 'Lahore'],
  'getDeskWays.days': ['How many days, today included', '30'],
  'getDeskWays.since': ['The first day, in Pakistan', '2026-03-01'],
  'getDeskWays.cities': ['The cities, the most lists first'],
  'getDeskWays.name': ['The city by name; null for companies that have given none', 'Lahore'],
  lists: ['How often the first page of a list of companies of that city was shown', 120],
  profiles: ['Visits to profiles of companies with an office there, once a day for each visitor', 40],
  'getDeskWays.projects': ['Visits to their projects, counted alike', 60],
  contacts: ['Presses of a way to reach one of them, counted alike', 9],
  requests: ['Requests for quotes that families there have sent', 4],
  searches: ['How often', 12],
  again: ['True to suggest again within a week of the last time', false],
}
