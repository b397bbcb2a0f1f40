import type { Suites } from './suites.ts'

const slowestNamed = 30

/** Returns a line for each suite with its time, then the files that took longest. */
export function timeLines(suites: Suites): string[] {
  const measured = Object.entries(suites).filter(([, { seconds }]) => seconds !== undefined)
  const lines = measured.map(([name, { seconds, processorSeconds, fixedWorkSeconds, passed }]) =>
    [
      name.padEnd(20),
      inSeconds(seconds),
      `processor ${inSeconds(processorSeconds)}`,
      `fixed work ${fixedWorkSeconds?.toFixed(2)} s`,
      passed > 0 ? `${passed} tests` : '',
    ]
      .join('  ')
      .trimEnd(),
  )
  const files = Object.values(suites).flatMap((suite) => suite.files)
  const slowest = files.sort((a, b) => b.seconds - a.seconds).slice(0, slowestNamed)
  return [...lines, ...slowest.map(({ name, seconds }) => `${inSeconds(seconds)}  ${name}`)]
}

function inSeconds(seconds: number | undefined): string {
  return `${seconds === undefined ? '?' : seconds.toFixed(1)} s`.padStart(9)
}
