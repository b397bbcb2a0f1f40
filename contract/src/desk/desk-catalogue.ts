import * as z from 'zod'
import { catalogueLimits, catalogueLists } from '../companies/catalogue-lists.ts'
import { deskEndpoint } from '../endpoint.ts'
import { idNumber, line, seenVersion } from '../fields.ts'
import { listOf } from '../paging.ts'
import { deskRoles } from '../permissions.ts'
import { problem } from '../problems.ts'

const operators = { tag: 'desk', access: ['Operator'] } as const
/** Editors read the lists and change names: those are texts. */
const everybody = { tag: 'desk', access: deskRoles } as const

const latin = /\p{Script=Latin}/u
const arabic = /\p{Script=Arabic}/u

/** Both names of an entry. */
const names = {
  name: line(catalogueLimits.name, problem('enterEnglishName')).refine(
    (text) => latin.test(text) && !arabic.test(text),
    problem('enterEnglishName'),
  ),
  nameUr: line(catalogueLimits.name, problem('enterUrduName')).refine(
    (text) => arabic.test(text) && !latin.test(text),
    problem('enterUrduName'),
  ),
}

/** An entry of a list of the catalogue at the desk. */
const entry = z.object({
  id: z.int(),
  name: z.string(),
  nameUr: z.string(),
  version: z.int(),
})
export type DeskEntry = z.infer<typeof entry>

const list = z.enum(catalogueLists, problem('chooseFromList'))
const params = z.object({ list, id: idNumber })
const version = seenVersion(problem('changedAtDesk'))

export const listDeskCatalogue = deskEndpoint('listDeskCatalogue', {
  ...everybody,
  params: z.object({ list }),
  status: 200,
  summary: 'The entries of a list of the catalogue.',
  response: listOf(entry),
})

export const countEntryUses = deskEndpoint('countEntryUses', {
  ...everybody,
  params,
  status: 200,
  summary: 'How many companies and projects have an entry of the catalogue, each counted up to 1,000.',
  response: z.object({ companies: z.int(), projects: z.int() }),
})
export type EntryUses = z.infer<(typeof countEntryUses)['response']>

export const addEntry = deskEndpoint('addEntry', {
  ...operators,
  params: z.object({ list }),
  status: 201,
  summary: 'Adds an entry to a list of the catalogue.',
  body: z.object(names),
  response: entry,
})

export const renameEntry = deskEndpoint('renameEntry', {
  ...everybody,
  params,
  status: 200,
  summary: 'Renames an entry of the catalogue everywhere.',
  body: z.object({ ...names, version }),
  response: entry,
})
