import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { promisify } from 'node:util'

/**
 * Returns the processor time of this process and of all children that have ended, in seconds. Undefined where the
 * system does not tell it as Linux does.
 */
export function processorSeconds(): number | undefined {
  try {
    // The name of the program stands in brackets and may contain spaces.
    const fields = readFileSync('/proc/self/stat', 'utf8')
      .replace(/^.*\) /s, '')
      .split(' ')
    const [user, system, childrenUser, childrenSystem] = fields.slice(11, 15).map(Number)
    return ((user ?? 0) + (system ?? 0) + (childrenUser ?? 0) + (childrenSystem ?? 0)) / ticksPerSecond
  } catch {
    return undefined
  }
}

/** Linux counts in hundredths of a second on every machine. */
const ticksPerSecond = 100

/**
 * Does a fixed piece of work in processes of its own and returns its mean processor time, in seconds: with it the time of
 * a suite is compared, so that a slow or busy machine changes neither. Two at once for each core: where cores share their
 * parts, a suite that keeps all of them busy needs half as much again as work that is alone.
 */
export async function measureFixedWork(): Promise<number> {
  const processes = Array.from({ length: 2 * availableParallelism() }, () =>
    promisify(execFile)(process.execPath, ['scripts/suites/fixed-work.mjs']),
  )
  const seconds = (await Promise.all(processes)).map(({ stdout }) => Number(stdout))
  return seconds.reduce((sum, one) => sum + one, 0) / seconds.length
}

/** The middle one of measured times; NaN without any. */
export function median(times: readonly number[]): number {
  return times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? Number.NaN
}
