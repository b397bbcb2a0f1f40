import * as z from 'zod'
import { endpoint } from '../endpoint.ts'
import { fieldFigureNames, networkKinds, screenGroups } from './field-values.ts'

/** Figures that one visit measured, each once. */
export const fieldFiguresForm = z.object({
  /** First part of the address with which the visit began. Only its group is kept. */
  screen: z.string().max(40),
  /** Kind of network, as the browser names it; another name counts as unknown. */
  network: z.string().max(20),
  figures: z
    .array(z.object({ name: z.literal([...fieldFigureNames]), value: z.number().min(0).max(1e7) }))
    .min(1)
    .max(fieldFigureNames.length),
})
export type FieldFiguresForm = z.infer<typeof fieldFiguresForm>

/** The bound that three of four visits stayed within, and from how many visits it is known. */
export const fieldFigure = z.object({
  name: z.literal([...fieldFigureNames]),
  /** Null: visits of all screens together. */
  screens: z.literal([...screenGroups]).nullable(),
  /** Null: visits on any network. */
  network: z.literal([...networkKinds]).nullable(),
  /** Times in ms, movement in thousandths: the bound of a step, so that it is at most that. */
  p75: z.int(),
  visits: z.int(),
})
export type FieldFigure = z.infer<typeof fieldFigure>

export const sendFieldFigures = endpoint('sendFieldFigures', {
  tag: 'service',
  access: 'anyone',
  status: 204,
  summary:
    'Counts how fast a visit was, by group of screens and kind of network. Keeps no id and no address.',
  body: fieldFiguresForm,
})
