import { type DeskLine, services } from '@tameer/contract'
import { nameOf } from '#words/catalogue'
import { roles } from '#words/desk'
import * as words from '#words/desk-log-screen'
import { kinds as markKinds } from '#words/desk-marks'
import { events as paymentEvents, states as paymentStates } from '#words/desk-payments'
import { outcomes, kinds as reportKinds } from '#words/desk-reports'
import { momentInPakistan } from '../../lib/moment-in-pakistan.ts'

type FactValue = NonNullable<DeskLine['before']>[string] | undefined

/** Names for the values of a fact. */
const named: Record<string, Record<string, string>> = {
  event: words.events,
  role: roles,
  state: { ...paymentStates, ...words.markStates, ...words.states, silent: words.silent },
  reason: { ...words.refusals, ...words.reasons },
  outcome: outcomes,
  kind: reportKinds,
  mark: markKinds,
  answer: { refused: paymentEvents['refund-refused'], unknown: paymentEvents['refund-unknown'] },
  way: words.refundWays,
  without: words.withoutWords,
  category: Object.fromEntries(services.map(({ categoryId, name }) => [categoryId, nameOf({ name })])),
}

/** A fact in readable form: values in words, moments in Pakistan time, ids shortened to their end. */
function readable(name: string, value: FactValue): string {
  if (value === null || value === undefined || value === '') return words.unset
  if (typeof value === 'boolean') return value ? words.yes : words.no
  const text = String(value)
  if (name === 'from' || name === 'until') return momentInPakistan(text)
  if (name === 'validUntil') return words.day(text)
  if (name === 'project' || name === 'entry') return `…${text.slice(-6)}`
  return named[name]?.[text] ?? text
}

interface Change {
  name: string
  /** Undefined where nothing was before, or where it is the same. */
  was: string | undefined
  is: string
}

/** The values before and after an act, each with its name. */
export function changesOf({ before, after }: Pick<DeskLine, 'before' | 'after'>): Change[] {
  const names = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])]
  return names.map((key) => {
    const [was, is] = [before, after].map((facts) => facts && key in facts && readable(key, facts[key]))
    const name = words.factNames[key] ?? key
    if (was && is && was !== is) return { name, was, is }
    return { name, was: undefined, is: is || was || words.unset }
  })
}
