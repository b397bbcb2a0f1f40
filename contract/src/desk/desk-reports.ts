import * as z from 'zod'
import { maxRestrictionWords, restrictionReasons } from '../companies/restrictions.ts'
import { deskEndpoint } from '../endpoint.ts'
import { paragraphs, seenVersion, uuid } from '../fields.ts'
import { houseSides } from '../houses/house-states.ts'
import { deskReportPageSize, maxLength, thingHistoryPageSize } from '../limits.ts'
import { pageOf, pageQuery } from '../paging.ts'
import { deskRoles } from '../permissions.ts'
import { problem } from '../problems.ts'
import { deskCompanyStates } from './desk-company-states.ts'
import { deskLine } from './desk-log.ts'
import { maxReportWords, reportKinds, reportOutcomes } from './report-values.ts'

const everybody = { tag: 'desk', access: deskRoles } as const
const notListed = problem('chooseFromList')

/** How many reports have a reason. */
const countedReason = z.object({ reason: z.enum(restrictionReasons), count: z.int() })

/** A reported thing as the desk's list shows it: one row for all open reports about it, or for all closed at once. */
export const listedThing = z.object({
  /** Id of the report that waits longest. */
  id: z.string(),
  kind: z.enum(reportKinds),
  /** Name of the reported company, title of the project, or name of the person who asks or quotes; '' for an entry. */
  title: z.string(),
  /** For an entry of a house file: the side that wrote it. */
  side: z.enum(houseSides).nullable(),
  /** Name of the company whose project it is; '' where the title says whose it is. */
  owner: z.string(),
  /** Small picture: the first of a project, the logo of a company; null without any. */
  picture: z.string().nullable(),
  /** Reasons of the reports, the most frequent first, counted among the first 100. */
  reasons: z.array(countedReason),
  /** Number of reports, counted up to 100. */
  reports: z.int(),
  /** Time of the report that waits longest. */
  createdAt: z.iso.datetime(),
  /** Name of the person at the desk who works on it. */
  takenBy: z.string().nullable(),
  /** Null while the reports are open. */
  outcome: z.enum(reportOutcomes).nullable(),
  closedAt: z.iso.datetime().nullable(),
})
export type ListedThing = z.infer<typeof listedThing>

export const listDeskReports = deskEndpoint('listDeskReports', {
  ...everybody,
  status: 200,
  summary:
    'Things with open reports, the longest waiting first, or with closed ones, the newest first, and how many are open. A page looks at 500 reports at most: one that is short still has a next one when `nextCursor` says so.',
  query: z.object({
    state: z.enum(['open', 'closed'], notListed).default('open'),
    kind: z.enum(reportKinds, notListed).optional(),
    ...pageQuery(deskReportPageSize),
  }),
  response: pageOf(listedThing).extend({
    /** Number of open reports of all kinds, counted up to 100. */
    open: z.int(),
    /** Number of things that these are about. */
    things: z.int(),
  }),
})

/** One report about a thing. */
export const thingReport = z.object({
  id: z.string(),
  reason: z.enum(restrictionReasons),
  /** Text of the reporter; '' without any. */
  words: z.string(),
  createdAt: z.iso.datetime(),
  /** The company that reported it; null for a visitor, the homeowner of a quote, and anybody in a house file. */
  by: z.object({ id: z.string(), name: z.string() }).nullable(),
  /** True when the reporter will be told the outcome. The address itself is not shown. */
  willBeTold: z.boolean(),
})
export type ThingReport = z.infer<typeof thingReport>

/** A reported thing with all open reports about it, or with those closed at once. */
export const deskReport = listedThing.extend({
  /** Names the open reports and the acts on them so far; '' when none is open. Each act sends what it has seen. */
  seen: z.string(),
  /** The reports, the longest waiting first, 100 at most. */
  all: z.array(thingReport),
  /** Id of an open report about the same thing, when these are closed and others have come; null otherwise. */
  openId: z.string().nullable(),
  /** Texts that were typed into the reported thing. */
  texts: z.array(z.string()),
  /** Small pictures of a project. */
  pictures: z.array(z.string()),
  /** Ids of the pictures of an entry, which `getReportedPicture` has while a report about it is open. */
  pictureIds: z.array(z.string()),
  /** Owner of the reported thing, with the number of acts of the desk on it; null for a request and an entry. */
  company: z
    .object({
      id: z.string(),
      name: z.string(),
      state: z.enum(deskCompanyStates),
      version: z.int(),
    })
    .nullable(),
  /** Id of a reported project. */
  projectId: z.string().nullable(),
  /** True when the desk hides the project itself from visitors. */
  projectHidden: z.boolean(),
  /** The house of a reported entry; null for other things. */
  house: z
    .object({
      /** True while the desk holds it: nobody can act in it. */
      held: z.boolean(),
      /** True when its family has a mailbox that was confirmed. */
      canBeAsked: z.boolean(),
      /** True when the desk has taken the entry out. */
      entryHidden: z.boolean(),
    })
    .nullable(),
})
export type DeskReport = z.infer<typeof deskReport>

const one = { params: z.object({ id: uuid }) }

export const getDeskReport = deskEndpoint('getDeskReport', {
  ...everybody,
  ...one,
  status: 200,
  summary:
    'The thing that a report is about, with all open reports about it, or all that were closed with it.',
  response: deskReport,
})

/** An earlier act on a reported thing: a line of the log, without the network. */
export const historyLine = deskLine.pick({
  id: true,
  event: true,
  actor: true,
  before: true,
  after: true,
  createdAt: true,
})
export type HistoryLine = z.infer<typeof historyLine>

export const listReportHistory = deskEndpoint('listReportHistory', {
  ...everybody,
  ...one,
  status: 200,
  summary:
    'What the desk did with the thing of a report and with reports about it, newest first, in pages: hiding and bringing back, also of the company that it is, and the ends of reports.',
  query: z.object({
    ...pageQuery(thingHistoryPageSize),
  }),
  response: pageOf(historyLine),
})

const unseen = problem('sendReportVersion')
const seen = z.string(unseen).max(maxLength.cursor, unseen)

export const takeDeskReport = deskEndpoint('takeDeskReport', {
  ...everybody,
  ...one,
  status: 200,
  summary: 'Notes that the caller looks after all open reports about a thing.',
  body: z.object({ seen }),
  response: deskReport,
})

export const closeDeskReport = deskEndpoint('closeDeskReport', {
  ...everybody,
  ...one,
  status: 200,
  summary:
    'Closes all open reports about a thing with what came of it, and mails reporters who asked to be told. With `hidden` or `suspended` it must be so already.',
  body: z
    .object({
      seen,
      outcome: z.enum(reportOutcomes, notListed),
      /** Text of the mail to the owner, for the outcome `asked`. */
      words: paragraphs(maxReportWords).default(''),
    })
    .refine(({ outcome, words }) => outcome !== 'asked' || words !== '', {
      path: ['words'],
      message: problem('writeToOwner'),
    }),
  response: deskReport,
})

export const hideReported = deskEndpoint('hideReported', {
  ...everybody,
  ...one,
  status: 200,
  summary:
    'Hides the reported project, or the company whose profile or quote is reported, and closes all open reports about the thing. Mails the owner why, and reporters who asked to be told.',
  body: z
    .object({
      seen,
      /** Number of acts of the desk on the company that the actor has seen. */
      companyVersion: seenVersion(unseen),
      reason: z.enum(restrictionReasons, notListed),
      /** Text to the owner, beside the reason. */
      words: paragraphs(maxRestrictionWords).default(''),
    })
    .refine(({ reason, words }) => reason !== 'other' || words !== '', {
      path: ['words'],
      message: problem('writeWhy'),
    }),
  response: deskReport,
})

export const getReportedPicture = deskEndpoint('getReportedPicture', {
  ...everybody,
  params: z.object({ id: uuid, pictureId: uuid }),
  status: 200,
  download: 'application/octet-stream',
  summary: 'A picture of a reported entry of a house file, while a report about it is open. Never cached.',
})

export const hideReportedEntry = deskEndpoint('hideReportedEntry', {
  ...everybody,
  ...one,
  status: 200,
  summary:
    'Takes the reported entry out of its house file, with its text and pictures, for good, and closes all open reports about it. A line stays in its place.',
  body: z.object({ seen }),
  response: deskReport,
})

const operators = { tag: 'desk', access: ['Operator'], fresh: true } as const

export const holdReportedHouse = deskEndpoint('holdReportedHouse', {
  ...operators,
  ...one,
  status: 200,
  summary:
    'Holds the house file of a reported entry: its people can read it, and nobody can act in it. Also for a report that is closed.',
  response: deskReport,
})

export const releaseReportedHouse = deskEndpoint('releaseReportedHouse', {
  ...operators,
  ...one,
  status: 200,
  summary: 'Lets a house file go that the desk holds.',
  response: deskReport,
})
