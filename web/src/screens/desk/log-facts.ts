import { type DeskLine, services } from '@tameer/contract'
import { nameOf } from '#words/catalogue'
import { roles } from '#words/desk'
import * as words from '#words/desk-log-screen'
import { momentInPakistan } from '../../lib/moment-in-pakistan.ts'

type FactValue = NonNullable<DeskLine['before']>[string] | undefined

/** Names for the values of a fact. */
const named: Record<string, Record<string, string>> = {
  event: words.events,
  role: roles,
  state: { ...words.states, silent: words.silent },
  reason: words.reasons,
  without: words.withoutWords,
  category: Object.fromEntries(services.map(({ categoryId, name }) => [categoryId, nameOf(name)])),
}

/** A fact in readable form: values in words, moments in Pakistan time, ids shortened to their end. */
function readable(name: string, value: FactValue): string {
  if (value === null || value === undefined || value === '') return words.unset
  if (typeof value === 'boolean') return value ? words.yes : words.no
  const text = String(value)
  if (name === 'from' || name === 'until') return momentInPakistan(text)
  if (name === 'project') return `…${text.slice(-6)}`
  return named[name]?.[text] ?? text
}

/** The values before and after a change, each with its name. */
export function changesOf({ before, after }: Pick<DeskLine, 'before' | 'after'>): [string, string][] {
  const names = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])]
  return names.map((name) => {
    const [was, is] = [before?.[name], after?.[name]].map(
      (value) => value !== undefined && readable(name, value),
    )
    const text = was && is && was !== is ? words.changed(was, is) : is || was || words.unset
    return [words.factNames[name] ?? name, text]
  })
}
