import { articlePricePkr, articlesOf, type PriceBook, roundRate } from '@tameer/calculator'
import { dayInPakistan, type NewPrices, type Problem, priceStep, problem } from '@tameer/contract'
import { actAtDesk, type DeskActor } from '../../../access/desk-log.ts'
import type { Context } from '../../../context/context.ts'
import { conflict, invalidField } from '../../../core/errors.ts'
import { insertPriceChange } from '../../../db/queries/price-changes.ts'
import { isTaken } from '../../../db/taken.ts'
import { loadPriceBooks, type PriceBooks } from '../../../prices/price-books.ts'

/**
 * Publishes prices as a new version, with a line in the log, and returns the version. Throws `invalid` for prices that
 * break a rule, and `conflict` with what was published meanwhile when they were compared with an older version.
 */
export async function publish(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  actor: DeskActor,
  { base, entries }: NewPrices,
): Promise<string> {
  const today = dayInPakistan(clock())
  try {
    const version = await actAtDesk({ db, clock }, actor, async (trx) => {
      const books = await loadPriceBooks(trx)
      requireNewest(books, base)
      requireSound(entries, books.newest, today)
      const next = nextVersion(today, base)
      if (!next) throw conflict('pricesOfTodayFull')
      const days = [books.newest.pricesAsOf, ...entries.map(({ source }) => source.day)].sort()
      const change = { version: next, base, pricesAsOf: days.at(-1) ?? today, entries }
      await insertPriceChange(trx, change, clock())
      const after = { base, prices: entries.length, source: entries[0]?.source.name ?? '' }
      return {
        value: next,
        line: { event: 'prices-published', subject: { kind: 'prices', id: next }, after },
      }
    })
    return version ?? ''
  } catch (error) {
    if (isTaken(error)) requireNewest(await loadPriceBooks(db.read), base)
    throw error
  }
}

function requireNewest({ newest, published }: PriceBooks, base: string): void {
  if (newest.version === base) return
  const meanwhile = published.filter(({ version }) => version > base)
  throw conflict(problem('newerPrices', { version: newest.version }), undefined, {
    base: newest.version,
    changes: meanwhile,
  })
}

/** Today, or the next correction of today; undefined when there is none left, or when the base is of a later day. */
function nextVersion(today: string, base: string): string | undefined {
  return [today, ...Array.from({ length: 8 }, (_, at) => `${today}.${at + 2}`)].find(
    (version) => version > base,
  )
}

/** Throws `invalid` with the first rule that an entry breaks. */
function requireSound(entries: NewPrices['entries'], book: PriceBook, today: string): void {
  const seen = new Set<string>()
  for (const entry of entries) {
    const fault = faultOf(entry, book, today)
    if (fault) throw invalidField('entries', fault)
    const place = `${entry.article} ${entry.city}`
    if (seen.has(place)) throw invalidField('entries', 'priceTwice')
    seen.add(place)
  }
}

function faultOf(
  { article: id, city, pkr, note, source }: NewPrices['entries'][number],
  book: PriceBook,
  today: string,
): Problem | undefined {
  const article = articlesOf(book).find((one) => one.id === id)
  const beforePkr = article && articlePricePkr(article, city, book)
  if (beforePkr === undefined) return 'articleUnknown'
  if (source.day > today) return 'priceDayLater'
  if (pkr !== roundRate(pkr)) return 'enterPrice'
  const step = priceStep(beforePkr, pkr)
  if (step === 'refused') return 'priceTooFar'
  return step === 'far' && !note ? 'sayWhyFar' : undefined
}
