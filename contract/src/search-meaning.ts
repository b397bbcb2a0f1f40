import * as z from 'zod'
import { city } from './catalogue.ts'

/** Trades that people search for and no company is listed for: companies of a service bring them. */
export const trades = [
  ...(['electrician', 'plumber', 'mason', 'carpenter', 'painter', 'tileFixer', 'steelFixer'] as const),
  ...(['welder', 'plasterer', 'shuttering', 'labourer', 'ceilingFixer', 'kitchenMaker'] as const),
  ...(['surveyor', 'structuralEngineer'] as const),
] as const
export type Trade = (typeof trades)[number]

/** What words of a search stand for that is no filter of its own, for a sentence above the list. */
export const searchMeaning = z.object({
  /** A part of a city, and those of the cities it is in that the list is of. */
  locality: z.object({ name: z.string(), urdu: z.string(), cities: z.array(city) }).nullable(),
  /** A trade, and the service, and the city if one is meant, whose companies the list has in its place. */
  trade: z.object({ name: z.enum(trades), category: z.int(), city: z.int().nullable() }).nullable(),
})
export type SearchMeaning = z.infer<typeof searchMeaning>
