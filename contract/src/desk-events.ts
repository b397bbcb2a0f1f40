/** What a line of the desk's log can tell of. Pure: the screens choose from these. */
export const deskEvents = [
  'operator-added',
  'operator-removed',
  'operator-welcomed',
  'signed-in',
  'signed-out',
  'code-given',
  'code-refused',
  'recovery-code-used',
  'password-changed',
  'second-factor-prepared',
  'second-factor-changed',
  'recovery-codes-made',
  'session-ended',
  'log-exported',
  'mail-retried',
  'mail-stopped',
  'company-hidden',
  'company-suspended',
  'company-restored',
  'mailbox-confirmed',
  'reset-sent',
  'company-sessions-ended',
  'company-exported',
  'company-deleted',
  'project-hidden',
  'project-restored',
  'companies-exported',
  'company-placed',
  'report-taken',
  'report-closed',
  'mark-checked',
  'mark-refused',
] as const

export type DeskEvent = (typeof deskEvents)[number]

/** What a line can be about. */
export const deskSubjectKinds = ['account', 'log', 'mail', 'company', 'companies', 'report'] as const

export type DeskSubjectKind = (typeof deskSubjectKinds)[number]
