import type { Suites } from './suites.ts'

/**
 * Processor time that each suite of `npm test` may take, in times of the fixed work that is done beside it
 * (`fixed-work.mjs`), so that neither a slow nor a busy machine changes the answer. A suite that grows beyond its
 * share by a third fails the run: first make another of its tests faster. They are the means of runs in fresh clones.
 */
export const shares: Record<string, number> = {
  'checks and build': 182,
  'rules and screens': 265,
  API: 183,
  database: 43,
  'smoke journeys': 135,
}

const allowedGrowth = 4 / 3

/** Names the suites that took more than their share, with the slowest files of each. */
export function findOvergrown(suites: Suites): string[] {
  return Object.entries(suites).flatMap(([name, { processorSeconds, fixedWorkSeconds, files }]) => {
    const share = shares[name]
    if (share === undefined || processorSeconds === undefined || fixedWorkSeconds === undefined) return []
    const taken = processorSeconds / fixedWorkSeconds
    if (taken <= share * allowedGrowth) return []
    const slowest = files.toSorted((a, b) => b.seconds - a.seconds).slice(0, 3)
    const named = slowest.map((file) => `${file.name} (${file.seconds.toFixed(1)} s)`).join(', ')
    return [`${name} took ${taken.toFixed(0)} times the fixed work, its share is ${share}: ${named}`]
  })
}
