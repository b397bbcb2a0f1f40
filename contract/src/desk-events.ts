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
] as const

export type DeskEvent = (typeof deskEvents)[number]

/** What a line can be about. */
export const deskSubjectKinds = ['account', 'log'] as const

export type DeskSubjectKind = (typeof deskSubjectKinds)[number]
