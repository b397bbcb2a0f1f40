import type { FieldText } from './field-texts.ts'

/** As `fieldTexts`, for the calls of the desk. */
export const deskTexts: Readonly<Record<string, FieldText>> = {
  desk: ['Who signed in at the desk; the session may do next to nothing until it has given a code'],
  'desk.role': ['What the account is: `Operator` or `Editor`', 'Operator'],
  'giveCode.code': ['A code of six digits from the authenticator app, or a recovery code', '123456'],
  'takeWelcome.code': ['A code of six digits from the authenticator app', '123456'],
  'changeSecondFactor.code': ['A code of six digits from the new authenticator app', '123456'],
  secret: ['The secret of the second factor in base32, for typing', 'JBSWY3DPEHPK3PXP'],
  uri: ['The same secret as an address that an authenticator app reads from a QR code'],
  recoveryCodes: ['Ten codes that replace the authenticator app, once each. They are shown only here'],
  recoveryCodesLeft: ['How many recovery codes are not used yet', 10],
  codeAt: [
    'When this session last gave a code, ISO 8601 in UTC; null before the first one',
    '2026-03-01T09:30:00.000Z',
  ],
  secondsLeft: [
    'Seconds until this session ends at the latest; 30 minutes without a call end it earlier',
    43_200,
  ],
  event: ['What was done', 'signed-in'],
  actorId: ['Id of the account that did it; null for a command on the server'],
  actor: ['Name of the account at that time', 'An operator'],
  subject: ['What it was done to'],
  subjectId: ['Id of what it was done to'],
  'subject.kind': ['What kind of thing it is', 'account'],
  'subject.name': [
    'Present name of a company; null for other things, and for a company that is gone',
    'Ravi Brickworks',
  ],
  before: ['What it was before: names of facts to their values; null when there was nothing'],
  'data.after': ['What it was afterwards: names of facts to their values; null when there is nothing'],
  network: ['Network of the caller; addresses are masked'],
  'listDeskLog.from': ['Lines from this moment on, ISO 8601 in UTC', '2026-03-01T00:00:00.000Z'],
  'exportDeskLog.from': ['Lines from this moment on, ISO 8601 in UTC', '2026-03-01T00:00:00.000Z'],
  until: ['Lines before this moment, ISO 8601 in UTC', '2026-04-01T00:00:00.000Z'],
}
