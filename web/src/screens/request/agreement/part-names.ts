import type { Bill } from '@tameer/quotes'
import { itemName as otherItem } from '#other-words/price-book'
import { sections as otherSections } from '#other-words/values'
import { lang } from '#words/language'
import { itemName as ownItem } from '#words/price-book'
import { sections as ownSections } from '#words/values'
import type { SheetFacts } from '../../../features/checked-quotes/agreement/clause.ts'

/** Names of the sections and lines of a bill, in either language. */
export function partNames(bill: Bill): NonNullable<SheetFacts['nameOf']> {
  const items = new Map(bill.lines.map(({ id, item }) => [id, item]))
  return ({ is, id }, language) => {
    const isOwn = language === lang
    if (is === 'line') return (isOwn ? ownItem : otherItem)(items.get(id) ?? id)
    const names: Readonly<Record<string, string>> = isOwn ? ownSections : otherSections
    return names[id] ?? id
  }
}
