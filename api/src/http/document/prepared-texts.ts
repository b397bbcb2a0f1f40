import type { FieldText } from './field-texts.ts'

const time = '2026-12-24T06:00:00.000Z'

/** As `fieldTexts`, for profiles that the desk prepares. */
export const preparedTexts: Readonly<Record<string, FieldText>> = {
  source: ['Where the details come from, at most 200 characters; the company reads it', 'Your website'],
  linkUntil: ['End of the link, ISO 8601 in UTC; null before one was made', time],
  mailedAt: ['When the newest link was mailed, ISO 8601 in UTC; null when it was not', time],
  openedAt: ['When the company first opened the newest link, ISO 8601 in UTC; null before', time],
  'makePreparedLink.mail': ['Whether to mail the link to the address of the profile too', false],
  'makePreparedLink.link': [
    'The link for the company, shown this once',
    'https://tameer.example/#/desk/take-over?token=a1b2',
  ],
  'makePreparedLink.profile': ['The profile as it now is'],
}
