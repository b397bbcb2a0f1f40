// Mails that wait, and the jobs that the servers run by themselves.

export { cancel, tryAgain } from './actions.ts'

export const title = 'Mails and jobs'
export const lead =
  'What still has to be sent, and what the servers do by themselves. Sent mails are not kept. Times are those of Pakistan.'
export const loading = 'Loading the mails…'
export const loadingFailed = (why: string) => `The mails could not be loaded. ${why}`

export const waitingCount = (waiting: number, failed: number) =>
  `${waiting} waiting, ${failed} of them not taken yet`
export const filters = 'Which mails'
export const all = 'All that wait'
export const failed = 'Not taken'
export const list = 'Mails that wait'
export const none = 'No mail waits.'
export const noneFailed = 'Every mail was taken.'
export const more = 'More mails'
export const end = 'No other mail waits.'

export const to = 'To'
export const written = 'Written'
export const next = 'Next attempt'
export const until = 'Worth sending until'
export const why = 'Why'
export const tried = (attempts: number) => (attempts === 1 ? 'Tried once' : `Tried ${attempts} times`)
export const notTried = 'Not tried yet'
export const sending = 'Being sent now'
export const sendNow = 'Try again now'
export const sendNowOf = (subject: string, recipient: string) => `Try again now: ${subject}, to ${recipient}`
export const willBeSent = 'The mail is tried again within seconds'
export const stop = 'Stop'
export const stopOf = (subject: string, recipient: string) => `Stop: ${subject}, to ${recipient}`
export const stopQuestion = 'Stop this mail?'
export const stopText = (subject: string, recipient: string) =>
  `“${subject}” to ${recipient} is never sent then. It cannot be brought back.`
export const stopped = 'The mail was stopped'
export const keepIt = 'Keep it'
export const stopIt = 'Stop it'

export const jobs = 'Jobs'
export const jobsTable = 'Jobs and when they run'
export const jobsLead = 'One server does each of them for all.'
export const job = 'Job'
export const lastRun = 'Last done'
export const nextRun = 'Next'
export const state = 'State'
export const never = 'never'
export const notAgain = 'not again'
export const running = 'running'
export const late = 'late'
export const resting = 'rests'
export const noJobs = 'No job has run yet.'
/** Jobs by their names on the server; a job without a text here shows its own name. */
export const jobNames: Record<string, string> = {
  sweep: 'Pictures that uploads left',
  'sweep-all': 'Pictures that nobody mentions',
  sessions: 'Sessions that have ended',
  'email-changes': 'Changes of address that nobody confirmed',
  'visit-marks': 'Who was counted as a visitor',
  visits: 'Visits of old weeks',
  'rate-limits': 'Counters of limits',
  'idempotency-keys': 'Keys of repeated forms',
  'keyed-calls': 'Answers to repeated calls',
  removals: 'Traces of deleted accounts',
  reports: 'Reports closed a year ago',
  'request-mails': 'Mails about requests',
  'request-reminders': 'Reminders of requests',
  'requests-unconfirmed': 'Requests that nobody confirmed',
  'requests-expired': 'Requests whose time is over',
  'requests-erased': 'Ended requests, erased',
  'mark-reminders': 'Reminders of licences and registrations',
  'rate-reminders': 'Reminders of rates',
  'mark-papers': 'Papers of licences and registrations',
  payments: 'Questions to the bank about payments',
  'plan-reminders': 'Reminders of plans that end',
  'prepared-profiles': 'Profiles that no company took over',
  'desk-log': 'Lines of the log older than three years',
}
