import {
  type CatalogueList,
  catalogueLimits,
  foldText,
  isFixedEntry,
  problem,
  slugOf,
} from '@tameer/contract'
import { actAtDesk, type DeskActor, type DeskLineToWrite } from '../../../access/desk-log.ts'
import type { Context } from '../../../context/context.ts'
import { type AppError, conflict, forbidden, invalidField, notFound } from '../../../core/errors.ts'
import type { Writer } from '../../../db/connect.ts'
import type { CatalogueKind } from '../../../db/queries/catalogue.ts'
import {
  type ChangeableEntry,
  insertEntry,
  listChangeable,
  updateEntry,
} from '../../../db/queries/catalogue-changes.ts'
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

/** Adds an entry. Throws `invalid` for a name that another has or had, and `conflict` when the list is full. */
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
    requireFree(entries, names)
    const id = Math.max(...entries.map((one) => one.id)) + 1
    const entry = await insertEntry(trx, kinds[list], { id, ...storedNames(names) })
    return { entry, line: { event: 'entry-added', subject: subjectOf(list, id), after: { ...names } } }
  })
}

/**
 * Renames an entry; its name until now leads to it from then on. Throws `not-found`, `conflict` when it was changed since
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
      entries.filter(({ id }) => id !== seen.id),
      names,
    )
    const formerNames = [...before.formerNames, before.name].filter((name) => name !== names.name)
    const entry = await update(trx, seen, { ...storedNames(names), formerNames })
    const was = { name: before.name, nameUr: urduNameOf(before) }
    const line = { event: 'entry-renamed', subject: subjectOf(seen.list, seen.id) } as const
    return { entry, line: { ...line, before: was, after: { ...names } } }
  })
}

/**
 * Retires an entry, or brings it back. Throws `not-found`, `conflict` when it was changed since it was seen, and
 * `forbidden` for one that cannot be retired.
 */
export function retireOrRestore(
  context: Context,
  actor: DeskActor,
  seen: Seen,
  retired: boolean,
): Promise<ChangeableEntry> {
  return act(context, actor, async (trx) => {
    const { name, retiredAt } = requireSeen(await listChangeable(trx, kinds[seen.list]), seen)
    if (retired && isFixedEntry(seen.list, seen.id)) throw forbidden('entryStays')
    if (retired === (retiredAt !== null)) throw conflict('changedAtDesk')
    const entry = await update(trx, seen, { retiredAt: retired ? context.clock() : null })
    const line = {
      event: retired ? 'entry-retired' : 'entry-restored',
      subject: subjectOf(seen.list, seen.id),
    } as const
    return { entry, line: { ...line, before: { name, retired: !retired }, after: { name, retired } } }
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

async function update(
  trx: Writer,
  { list, ...seen }: Seen,
  changes: Parameters<typeof updateEntry>[2],
): Promise<ChangeableEntry> {
  const entry = await updateEntry(trx, { ...seen, kind: kinds[list] }, changes)
  if (!entry) throw changed()
  return entry
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

/** Throws `invalid` when one of these has or had the name: in addresses and searches it would mean two things. */
function requireFree(others: readonly ChangeableEntry[], { name, nameUr }: Names): void {
  const slug = slugOf(name)
  if (others.some((one) => [one.name, ...one.formerNames].some((theirs) => slugOf(theirs) === slug))) {
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
