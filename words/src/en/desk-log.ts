// The log of the desk: what its lines tell of, and the columns of its file.

export const events = {
  'operator-added': 'Added to the desk',
  'operator-removed': 'Removed from the desk',
  'operator-welcomed': 'Set up the account with the first-time link',
  'signed-in': 'Signed in',
  'signed-out': 'Signed out',
  'code-given': 'Gave a code again',
  'code-refused': 'Gave a wrong code',
  'recovery-code-used': 'Used a recovery code',
  'password-changed': 'Changed the password',
  'second-factor-prepared': 'Began to set up another authenticator app',
  'second-factor-changed': 'Changed the authenticator app',
  'recovery-codes-made': 'Made new recovery codes',
  'session-ended': 'Ended a session',
  'log-exported': 'Took the log as a file',
}

export const subjectKinds = { account: 'Account', log: 'Log' }

/** Written by a command on the server. */
export const byCommand = 'Command on the server'

export const columns = {
  time: 'Time (UTC)',
  actor: 'Who',
  event: 'What',
  subjectKind: 'About',
  subject: 'Id',
  before: 'Before',
  after: 'After',
  network: 'From',
}
