// The log of the desk: the texts of its lines, and the columns of its file.

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
  'log-month-dropped': 'A month of the log reached its end and was deleted',
  'mail-retried': 'Had a mail sent at once',
  'mail-stopped': 'Stopped a mail',
  'company-hidden': 'Hid a company',
  'company-suspended': 'Suspended a company',
  'company-restored': 'Brought a company back',
  'mailbox-confirmed': "Confirmed a company's mailbox",
  'reset-sent': 'Sent a company a reset code',
  'address-change-begun': 'Began to change the address of a company that lost its mailbox',
  'company-sessions-ended': "Ended a company's sessions",
  'company-exported': "Took a company's data as a file",
  'company-deleted': 'Deleted a company',
  'project-hidden': 'Hid a project',
  'project-restored': 'Brought a project back',
  'companies-exported': 'Took the list of companies as a file',
  'company-placed': 'Changed the position of a company',
  'report-taken': 'Took a report',
  'report-closed': 'Closed a report',
  'mark-checked': 'Accepted a licence or registration',
  'mark-refused': 'Refused a licence or registration',
  'profile-prepared': 'Prepared a profile for a company',
  'prepared-changed': 'Changed a prepared profile',
  'prepared-link-made': 'Made the link of a prepared profile',
  'prepared-removed': 'Deleted a prepared profile',
  'companies-suggested': 'Offered companies to the family of a request',
  'entry-added': 'Added to a list of the catalogue',
  'entry-renamed': 'Renamed in the catalogue',
  'entry-retired': 'Retired from the catalogue',
  'entry-restored': 'Brought back to the catalogue',
  'duplicates-put-aside': 'Noted that companies that share something are different',
  'account-opened': 'Signed up',
  'account-taken-over': 'Took over a prepared profile',
  'account-offer-refused': 'Refused a prepared profile',
  'account-confirmed': 'Confirmed its mailbox',
  'account-renamed': 'Took another name',
  'account-password-changed': 'Changed its password',
  'account-password-reset': 'Set a new password with a mailed code',
  'account-email-changed': 'Changed its email address',
  'account-email-kept': 'Stopped a change of its email address',
  'account-email-restored': 'Undid the change of its email address',
  'account-deleted': 'Deleted its account',
}

export const subjectKinds = {
  account: 'Account',
  log: 'Log',
  mail: 'Mail',
  company: 'Company',
  companies: 'Companies',
  report: 'Report',
  prepared: 'Prepared profile',
  request: 'Request',
  catalogue: 'Catalogue',
}

/** Actor of a command on the server. */
export const byCommand = 'Command on the server'
/** Actor of what a company did with its own account. */
export const byCompany = 'The company itself'
/** Actor of what the server does by itself. */
export const byServer = 'The server itself'

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
