import type { FieldText } from './field-texts.ts'

const kind = 'What is reported: a profile, a project, a request, a quote or an entry of a house file'
const time = '2026-03-01T09:30:00.000Z'
const title = 'The name of the company, the title of the project, or the name of who asks or quotes'
const small = 'Small picture: the first of a project, or the logo of a company; null when there is none'
const seen = '3.1.0190f000-0000-7000-8000-0000000000d1'

/** As `fieldTexts`, for reports to the desk and the desk's calls about them. */
export const reportTexts: Readonly<Record<string, FieldText>> = {
  'sendReport.kind': [kind, 'profile'],
  'sendReport.id': [
    'Id of the company, of the portfolio, of the reporting company’s invitation to the request, of the quote, or of the entry',
  ],
  'sendReport.houseId': ['For an entry: id of its house'],
  'sendReport.words': [
    'What is wrong; at most 500 characters, and needed with the reason `other`',
    'These are pictures of our house.',
  ],
  'sendReport.email': [
    'Where the reporter is told what came of it; empty for nowhere',
    'somebody@example.com',
  ],
  willBeTold: ['Whether the reporter left an address to be told what comes of it', true],
  'ListedThing.id': ['Id of the report about it that waits longest'],
  'DeskReport.id': ['Id of the report about it that waits longest'],
  'ListedThing.kind': [kind, 'project'],
  'DeskReport.kind': [kind, 'project'],
  'listDeskReports.kind': ['Only reports about things of this kind', 'project'],
  'listDeskReports.state': ['Things with open reports, or with closed ones', 'open'],
  'ListedThing.title': [title, 'A House in Lahore'],
  'DeskReport.title': [title, 'A House in Lahore'],
  'ListedThing.picture': [small, '/0190a1b2-0000-7000-8000-000000000000-400.webp'],
  'DeskReport.picture': [small, '/0190a1b2-0000-7000-8000-000000000000-400.webp'],
  owner: ['The company whose project it is; empty for other things', 'Indus Builders (Demo)'],
  reasons: ['Why it was reported, the most frequent reason first, counted among the first 100 reports'],
  'reasons.count': ['Reports with this reason', 2],
  reports: ['Reports about it, counted up to 100', 3],
  'ThingReport.words': ['What the reporter wrote; empty for nothing', 'These are pictures of our house.'],
  takenBy: ['Who at the desk looks after it; null: nobody yet', 'Sana (Demo)'],
  outcome: ['What came of it; null while it is open', 'hidden'],
  'closeDeskReport.outcome': ['What came of it', 'hidden'],
  closedAt: ['When it was closed, ISO 8601 in UTC; null while it is open', time],
  'listDeskReports.open': ['Reports of every kind that wait, counted up to 100', 4],
  'listDeskReports.things': ['Things that these reports are about', 2],
  'DeskReport.seen': ['Names the open reports and the acts of the desk on them; empty for none', seen],
  seen: ['What `seen` was when the reports were read', seen],
  'hideReported.companyVersion': ['The `version` of its company that was seen', 1],
  'hideReported.words': [
    'Letter to the owner, beside the reason; needed with the reason `other`',
    'Please send the contract.',
  ],
  'DeskReport.all': ['The reports, the longest waiting first; 100 at most'],
  'DeskReport.openId': ['Id of an open report about the same thing, when these are closed; null for none'],
  'ThingReport.by': ['The company that reported it; null: a visitor, or the homeowner of a quote'],
  texts: ['What was typed into the reported thing', ['With a court.']],
  pictures: ['Small pictures of a reported project: paths below `/uploads`, or whole addresses'],
  'DeskReport.company': ['Whose the reported thing is; null for a request'],
  'company.state': ['Where the company stands', 'listed'],
  side: ['For an entry of a house file the side that wrote it; null for other things', 'builder'],
  pictureIds: ['Pictures of a reported entry, while a report about it is open'],
  'DeskReport.house': ['The house of a reported entry; null for other things'],
  'house.held': ['Whether the desk holds the house', false],
  'house.canBeAsked': ['Whether its family has a confirmed mailbox', true],
  'house.entryHidden': ['Whether the desk has taken the entry out', false],
  'DeskReport.projectId': ['Id of the reported portfolio; null for other things'],
  projectHidden: ['Whether the desk keeps the project itself from visitors', false],
  'closeDeskReport.words': [
    'With `asked`, the letter to the owner; at most 500 characters',
    'Is this house your own work?',
  ],
}
