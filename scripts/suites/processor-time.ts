import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
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

/** Time between two samples, ms. */
const everyMs = 15_000

/** Processor times of the fixed work, in seconds, while something else runs. */
export interface FixedWork {
  /** Ends it. Returns the times of all samples: one at least. */
  stop(): Promise<number[]>
}

/**
 * Does a fixed piece of work in a process of its own, again and again until it is stopped: with its processor time that of
 * a suite is compared. A machine that is shared changes its speed within a minute, so only what is measured beside the
 * suite meets the same machine.
 */
export function sampleFixedWork(): FixedWork {
  const samples = [fixedWork()]
  const timer = setInterval(() => samples.push(fixedWork()), everyMs)
  return {
    stop() {
      clearInterval(timer)
      return Promise.all(samples)
    },
  }
}

async function fixedWork(): Promise<number> {
  const { stdout } = await promisify(execFile)(process.execPath, ['scripts/suites/fixed-work.mjs'])
  return Number(stdout)
}

/** The middle one of measured times; NaN without any. */
export function median(times: readonly number[]): number {
  return times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? Number.NaN
}
