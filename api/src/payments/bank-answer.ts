import type { Answer } from './gateway.ts'

/** A value of an answer, at any depth. */
type Found = Record<string, unknown>

/** Parses an answer that must be an object. Some banks wrap its JSON in a JSON string. Undefined for anything else. */
export function readObject(text: string): Found | undefined {
  try {
    const parsed: unknown = JSON.parse(text)
    const value: unknown = typeof parsed === 'string' ? JSON.parse(parsed) : parsed
    return isObject(value) ? value : undefined
  } catch {
    return undefined
  }
}

/** The object below these names; empty where there is none. */
export function objectAt(from: unknown, ...names: string[]): Found {
  const value = valueAt(from, names)
  return isObject(value) ? value : {}
}

/** The text or number below these names, as a text without spaces around it; null where there is none. */
export function textAt(from: unknown, ...names: string[]): string | null {
  const value = valueAt(from, names)
  if (typeof value === 'number') return String(value)
  return typeof value === 'string' && value.trim() !== '' ? value.trim() : null
}

/** Paisa of an amount in rupees such as `12500`, `12500.00` or 12500.5; null when it is no amount. */
export function paisaOf(rupees: string | null): number | null {
  const [, whole, part = ''] = /^(\d{1,9})(?:\.(\d{1,2})0*)?$/.exec(rupees ?? '') ?? []
  return whole === undefined ? null : Number(whole) * 100 + Number(part.padEnd(2, '0'))
}

/** A part of an answer beside what we asked about. */
export interface Fact {
  name: string
  ours: string | number
  /** Null: the answer does not have it. */
  theirs: string | number | null
  /** True where the bank leaves it out of some answers. */
  optional?: true
}

/** Compares an answer with what we asked about; null when it agrees. A needed part that is missing is `unknown`. */
export function findDifference(facts: Fact[]): Extract<Answer, { state: 'unknown' | 'mismatch' }> | null {
  const other = facts.find(({ ours, theirs }) => theirs !== null && theirs !== ours)
  if (other) return { state: 'mismatch', why: `the bank's answer has another ${other.name}` }
  const missing = facts.find(({ theirs, optional }) => theirs === null && !optional)
  return missing ? { state: 'unknown', why: `the bank's answer has no ${missing.name}` } : null
}

/** The answer to a call that failed: it is not known, and asked again. */
export function unknown(error: unknown): { state: 'unknown'; why: string } {
  return { state: 'unknown', why: error instanceof Error ? error.message : 'the bank gave no answer' }
}

function valueAt(from: unknown, names: string[]): unknown {
  return names.reduce<unknown>((value, name) => (isObject(value) ? value[name] : undefined), from)
}

function isObject(value: unknown): value is Found {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
