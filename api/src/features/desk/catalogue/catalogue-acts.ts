import { type CatalogueList, catalogueLimits, foldText, problem, slugOf } from '@tameer/contract'
import { actAtDesk, type DeskActor, type DeskLineToWrite } from '../../../access/desk-log.ts'
import type { Context } from '../../../context/context.ts'
import { nameInCode } from '../../../core/city-places.ts'
import { type AppError, conflict, invalidField, notFound } from '../../../core/errors.ts'
import type { Writer } from '../../../db/engines/connect.ts'
import type { CatalogueKind } from '../../../db/queries/companies/catalogue.ts'
import {
  type ChangeableEntry,
  insertEntry,
  listChangeable,
  renameCityOfRequests,
  renameSeen,
} from '../../../db/queries/companies/catalogue-changes.ts'
import { isTaken } from '../../../db/taken.ts'
import { catalogueWords } from '../../../words/mail-words.ts'

const { nameOf } = catalogueWords.ur

/** Table of each list. */
export const kinds: Record<CatalogueList, CatalogueKind> = {
  cities: 'cities',
  categories: 'categories',
  'building-types': 'buildingTypes',
}

interface Names {
  name: string
  nameUr: string
}

interface Seen {
  list: CatalogueList
  id: number
  version: number
}

/** Name in Urdu of an entry, the product's own where the desk gave none. */
export function urduNameOf({ name, nameUr }: Pick<ChangeableEntry, 'name' | 'nameUr'>): string {
  return nameUr ?? nameOf({ name })
}

/** Adds an entry. Throws `invalid` for a name that another has, and `conflict` when the list is full. */
export function addEntry(
  context: Context,
  actor: DeskActor,
  list: CatalogueList,
  names: Names,
): Promise<ChangeableEntry> {
  return act(context, actor, async (trx) => {
    const entries = await listChangeable(trx, kinds[list])
    const maximum = catalogueLimits.entries[list]
    if (entries.length >= maximum) throw conflict(problem('listFull', { maximum }))
    requireFree(list, entries, names)
    const id = Math.max(...entries.map((one) => one.id)) + 1
    const entry = await insertEntry(trx, kinds[list], { id, ...storedNames(names) })
    return { entry, line: { event: 'entry-added', subject: subjectOf(list, id), after: { ...names } } }
  })
}

/**
 * Renames an entry, also for requests of a city that name it. Throws `not-found`, `conflict` when it was changed since
 * it was seen, and `invalid` as `addEntry` does.
 */
export function renameEntry(
  context: Context,
  actor: DeskActor,
  seen: Seen,
  names: Names,
): Promise<ChangeableEntry> {
  return act(context, actor, async (trx) => {
    const entries = await listChangeable(trx, kinds[seen.list])
    const before = requireSeen(entries, seen)
    requireFree(
      seen.list,
      entries.filter(({ id }) => id !== seen.id),
      names,
    )
    const { list, ...version } = seen
    const entry = await renameSeen(trx, { ...version, kind: kinds[list] }, storedNames(names))
    if (!entry) throw changed()
    // A name that the code has is found as it is, also by the calculator.
    if (list === 'cities' && before.name !== nameInCode(seen.id)) {
      await renameCityOfRequests(trx, before.name, names.name)
    }
    const was = { name: before.name, nameUr: urduNameOf(before) }
    const line = { event: 'entry-renamed', subject: subjectOf(seen.list, seen.id) } as const
    return { entry, line: { ...line, before: was, after: { ...names } } }
  })
}

interface Done {
  entry: ChangeableEntry
  line: DeskLineToWrite
}

async function act(
  context: Context,
  actor: DeskActor,
  work: (trx: Writer) => Promise<Done>,
): Promise<ChangeableEntry> {
  try {
    const done = await actAtDesk(context, actor, async (trx) => {
      const { entry, line } = await work(trx)
      return { value: entry, line }
    })
    if (done) return done
  } catch (error) {
    // Somebody else has taken the id or the name at this moment.
    if (isTaken(error)) throw conflict('changedAtDesk')
    throw error
  }
  throw notFound('entryGone')
}

function requireSeen(entries: readonly ChangeableEntry[], { id, version }: Seen): ChangeableEntry {
  const entry = entries.find((one) => one.id === id)
  if (!entry) throw notFound('entryGone')
  if (entry.version !== version) throw changed()
  return entry
}

function changed(): AppError {
  return conflict('changedAtDesk')
}

/**
 * Throws `invalid` when one of these has the name, or the code calls it so: in addresses and searches it would mean two
 * things.
 */
function requireFree(list: CatalogueList, others: readonly ChangeableEntry[], { name, nameUr }: Names): void {
  const slug = slugOf(name)
  const namesOf = (one: ChangeableEntry) => [one.name, (list === 'cities' && nameInCode(one.id)) || one.name]
  if (others.some((one) => namesOf(one).some((theirs) => slugOf(theirs) === slug))) {
    throw invalidField('name', 'entryNameTaken')
  }
  const folded = foldText(nameUr)
  if (others.some((one) => foldText(urduNameOf(one)) === folded)) {
    throw invalidField('nameUr', 'entryNameTaken')
  }
}

/** Keeps a name in Urdu only where the product's own words do not have it. */
function storedNames({ name, nameUr }: Names): { name: string; nameUr: string | null } {
  return { name, nameUr: nameUr === nameOf({ name }) ? null : nameUr }
}

function subjectOf(list: CatalogueList, id: number): DeskLineToWrite['subject'] {
  return { kind: 'catalogue', id: `${list}-${id}` }
}
