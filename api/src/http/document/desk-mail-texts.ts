import type { FieldText } from './field-texts.ts'

/** As `fieldTexts`, for the calls of the desk about mails and jobs. */
export const deskMailTexts: Readonly<Record<string, FieldText>> = {
  recipient: ['The mailbox it is for', 'office@example.com'],
  'data.subject': ['Its subject line; the text is never shown'],
  attempts: ['How often the mail server was asked to take it', 2],
  lastError: ['Why the mail server did not take it last time; null before the first attempt'],
  nextAttemptAt: ['When it is tried next, ISO 8601 in UTC', '2026-03-01T09:30:00.000Z'],
  'data.expiresAt': [
    'After this it is not worth sending, and dropped. ISO 8601 in UTC',
    '2026-03-02T09:30:00.000Z',
  ],
  sending: ['Whether a server is sending it at this moment'],
  'listDeskMails.state': ['`failed`: only mails that were not taken once or more', 'failed'],
  waiting: ['How many mails wait that are due or were tried', 3],
  failed: ['How many of them were tried', 1],
  'listDeskJobs.name': ['The name of the job', 'sessions'],
  finishedAt: ['When it last came to its end, ISO 8601 in UTC; null when it never did'],
  nextAt: ['When it is due next, ISO 8601 in UTC', '2026-03-01T09:30:00.000Z'],
  running: ['Whether a server is at it now'],
  late: ['Whether it should have begun some minutes ago'],
}
