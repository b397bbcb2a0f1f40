import { readSecretFiles } from './config-secrets.ts'

export type Environment = Record<string, string | undefined>

interface Range {
  least: number
  most: number
  whole: boolean
}

/** Reads variables one by one and collects their faults, so that all faults are reported at once. */
export interface Judge {
  readonly faults: string[]
  fault(sentence: string): void
  /** The variable, or the file its `_FILE` form names, without spaces around it; undefined when not set or empty. */
  text(name: string): string | undefined
  number(name: string, range: Range, otherwise: number): number
  oneOf<Choice extends string>(name: string, choices: readonly Choice[], otherwise: NoInfer<Choice>): Choice
  /** A comma-separated list; empty when not set. */
  list(name: string): string[]
}

export function createJudge(environment: Environment): Judge {
  const { secrets, faults } = readSecretFiles(environment)
  const text = (name: string) => (secrets[name] ?? environment[name]?.trim()) || undefined
  return {
    faults,
    text,
    fault: (sentence) => void faults.push(sentence),
    number(name, range, otherwise) {
      const given = text(name)
      if (given === undefined) return otherwise
      const value = /^\d+(\.\d+)?$/.test(given) ? Number(given) : Number.NaN
      const fits = value >= range.least && value <= range.most && (!range.whole || Number.isInteger(value))
      if (fits) return value
      const kind = range.whole ? 'a whole number' : 'a number'
      faults.push(`${name} must be ${kind} from ${range.least} to ${range.most}`)
      return otherwise
    },
    oneOf(name, choices, otherwise) {
      const given = text(name)
      if (given === undefined) return otherwise
      const found = choices.find((choice) => choice === given)
      if (found === undefined) faults.push(`${name} must be one of ${choices.join(', ')}`)
      return found ?? otherwise
    },
    list(name) {
      return (text(name) ?? '')
        .split(',')
        .map((part) => part.trim())
        .filter((part) => part !== '')
    },
  }
}
