import * as z from 'zod'
import { deskEndpoint } from '../endpoint.ts'
import { houseBases } from '../houses/house-states.ts'
import { deskRoles } from '../permissions.ts'
import { fieldFigure } from '../service/field-figures.ts'
import { figurePeriods } from './desk-values.ts'

/** Counts of new things, of those that are kept now. */
const figures = z.object({
  /** Companies that signed up and are listed now. */
  companies: z.int(),
  /** Projects that were added and are not hidden now. */
  projects: z.int(),
  /** Requests that were confirmed, so that companies were told of them. */
  requestsSent: z.int(),
  /** Requests that got their first answer: a quote or a refusal of any company. */
  requestsAnswered: z.int(),
  /** Requests whose homeowner chose a quote. */
  requestsChosen: z.int(),
  /** Median of the hours from sending to that first answer. Null when there was none. */
  medianHours: z.number().nullable(),
  /** Acts in house files. */
  houseActs: z.int(),
  /** Stages that families agreed to, of those that are agreed now. */
  stagesAgreed: z.int(),
  /** Median of the days from a claim to its answer. Null when there was none. */
  medianDays: z.number().nullable(),
  /** Numbers at the end of the period, of what is kept and shown now. */
  stock: z.object({ companies: z.int(), projects: z.int() }),
})
export type Figures = z.infer<typeof figures>

/** The last days, and as many days before them up to the same time of day, so that both are equally long. */
const figuresOfPeriod = z.object({
  days: z.literal([...figurePeriods]),
  /** Midnight in Pakistan. */
  from: z.iso.datetime(),
  until: z.iso.datetime(),
  figures,
  beforeFrom: z.iso.datetime(),
  beforeUntil: z.iso.datetime(),
  before: figures,
})
export type FiguresOfPeriod = z.infer<typeof figuresOfPeriod>

export const deskFigures = z.object({
  /** Figures are kept for some minutes. */
  computedAt: z.iso.datetime(),
  periods: z.array(figuresOfPeriod),
  /** House files that are open now, by how they began. */
  openHouses: z.record(z.enum(houseBases), z.int()),
  /** House files that the desk holds. */
  heldHouses: z.int(),
  /** How fast visits of the last 28 days were, by group of screens and by kind of network. */
  speeds: z.array(fieldFigure),
})
export type DeskFigures = z.infer<typeof deskFigures>

export const getDeskFigures = deskEndpoint('getDeskFigures', {
  tag: 'desk',
  access: deskRoles,
  status: 200,
  summary: 'Figures of the last 7, 30 and 365 days in Pakistan, and of as many days before. No names.',
  response: deskFigures,
})
