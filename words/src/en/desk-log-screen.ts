// The screen of the log. The texts of its lines are in `desk-log.ts`, which the server needs for its file as well.
import { apart } from '../apart.ts'

export { reasons, silent, states, withoutWords } from './desk-companies.ts'
export { byCommand, byCompany, byServer, columns, events, subjectKinds } from './desk-log.ts'
export { day, refusals, states as markStates } from './settings-marks.ts'

export const title = 'Log'
export const lead =
  'Everything that was done at the desk, newest first. Nobody can change a line. Times are those of Pakistan.'
export const loading = 'Loading the log…'
export const loadingFailed = (why: string) => `The log could not be loaded. ${why}`

export const filters = 'Which lines'
export const event = 'What'
export const anyEvent = 'Everything'
export const from = 'From'
export const to = 'To'
export const show = 'Show'
export const onlyPerson = (name: string) => `Done by ${apart(name)}`
export const onlySubject = (id: string) => `About ${apart(id)}`
export const onlyThisPerson = (name: string) => `Only what ${apart(name)} did`
export const onlyThisSubject = 'Only what was done to this'
export const takeAway = (filter: string) => `Take away: ${filter}`
export const noDay = 'Type a day, a month and a year, or nothing'
export const wrongOrder = 'The first day comes after the last'

export const list = 'Lines of the log'
export const none = 'The log is empty.'
export const noneHere = 'No line is like that.'
export const showAll = 'Show everything'
export const more = 'Older lines'
export const end = 'This is the oldest line.'
export const by = 'Who'
export const about = 'About'
export const network = 'Network'
export const ownAccount = 'own account'
export const arrow = '→'
export const unset = 'nothing'
export const yes = 'yes'
export const no = 'no'
/** Names of the facts before and after an act. */
export const factNames: Record<string, string> = {
  name: 'Name',
  month: 'Month',
  lines: 'Lines',
  role: 'Role',
  event: 'What',
  actorId: 'Who',
  subjectId: 'About',
  from: 'From',
  until: 'Until',
  state: 'State',
  position: 'Position',
  why: 'Why',
  reason: 'Reason',
  project: 'Project',
  projects: 'Projects',
  sessions: 'Sessions',
  category: 'Service',
  city: 'City',
  without: 'Without',
  searched: 'Searched',
  outcome: 'What came of it',
  mark: 'Licence or registration',
  validUntil: 'Valid until',
  kind: 'What it was about',
  reports: 'Reports',
  mailed: 'Mailed',
  newAddress: 'New address',
  takenBy: 'Taken by before',
  companies: 'Companies',
  again: 'Again',
  nameUr: 'Name in Urdu',
  refundNote: 'Number of the note',
  bankNumber: 'Number at the bank',
  amount: 'Sum',
  way: 'How',
  answer: 'Answer',
  reference: 'Reference',
}

/** How money was given back. */
export const refundWays = { call: 'asked by a call', hand: 'by hand' }

export const save = 'Save as file (CSV)'
export const saving = 'Saving…'
export const saved = 'The log was saved as a file'
