import type { FieldText } from './field-texts.ts'

const kind = 'What is reported: a profile, a project, a request or a quote'
const time = '2026-03-01T09:30:00.000Z'

/** As `fieldTexts`, for reports to the desk and the desk's calls about them. */
export const reportTexts: Readonly<Record<string, FieldText>> = {
  'sendReport.kind': [kind, 'profile'],
  'sendReport.id': [
    'Id of the company, of the portfolio, of the reporting company’s invitation to the request, or of the quote',
  ],
  'sendReport.words': [
    'What is wrong; at most 500 characters, and needed with the reason `other`',
    'These are pictures of our house.',
  ],
  'sendReport.email': [
    'Where the reporter is told what came of it; empty for nowhere',
    'somebody@example.com',
  ],
  willBeTold: ['Whether the reporter left an address to be told what comes of it', true],
  'ListedReport.kind': [kind, 'project'],
  'DeskReport.kind': [kind, 'project'],
  'listDeskReports.kind': ['Only reports about things of this kind', 'project'],
  'listDeskReports.state': ['Reports that wait, or those that are closed', 'open'],
  'ListedReport.words': ['What the reporter wrote; empty for nothing', 'These are pictures of our house.'],
  'DeskReport.words': ['What the reporter wrote; empty for nothing', 'These are pictures of our house.'],
  'ListedReport.title': [
    'The name of the company, the title of the project, or the name of who asks or quotes',
    'A House in Lahore',
  ],
  'DeskReport.title': [
    'The name of the company, the title of the project, or the name of who asks or quotes',
    'A House in Lahore',
  ],
  takenBy: ['Who at the desk looks after it; null: nobody yet', 'Sana (Demo)'],
  outcome: ['What came of it; null while it is open', 'hidden'],
  'closeDeskReport.outcome': ['What came of it', 'hidden'],
  closedAt: ['When it was closed, ISO 8601 in UTC; null while it is open', time],
  'listDeskReports.open': ['Reports of every kind that wait, counted up to 100', 4],
  'DeskReport.version': ['Acts of the desk on the report so far', 1],
  'DeskReport.by': ['The company that reported it; null: a visitor, or the homeowner of a quote'],
  texts: ['What was typed into the reported thing', ['With a court.']],
  pictures: ['Small pictures of a reported project: paths below `/uploads`, or whole addresses'],
  'DeskReport.company': ['Whose the reported thing is; null for a request'],
  'company.state': ['Where the company stands', 'listed'],
  'DeskReport.projectId': ['Id of the reported portfolio; null for other things'],
  projectHidden: ['Whether the desk keeps the project itself from visitors', false],
  'DeskReport.others': ['Other open reports about the same thing, the longest waiting first'],
  'closeDeskReport.words': [
    'With `asked`, the letter to the owner; at most 500 characters',
    'Is this house your own work?',
  ],
  'closeDeskReport.others': ['Ids of other open reports about the same thing, closed alike; at most 50'],
}
