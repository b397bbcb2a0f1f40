/** Events in the desk's log. Pure: the screens offer them as choices. */
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
  'log-month-dropped',
  'mail-retried',
  'mail-stopped',
  'company-hidden',
  'company-suspended',
  'company-restored',
  'mailbox-confirmed',
  'reset-sent',
  'address-change-begun',
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
  // Written by companies themselves.
  'account-opened',
  'account-confirmed',
  'account-renamed',
  'account-password-changed',
  'account-password-reset',
  'account-email-changed',
  'account-email-kept',
  'account-email-restored',
  'account-deleted',
] as const

export type DeskEvent = (typeof deskEvents)[number]

/** Kinds of things that a line of the log can be about. */
export const deskSubjectKinds = ['account', 'log', 'mail', 'company', 'companies', 'report'] as const

export type DeskSubjectKind = (typeof deskSubjectKinds)[number]
