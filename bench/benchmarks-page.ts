import { readFile, writeFile } from 'node:fs/promises'
import { cpus, loadavg, totalmem } from 'node:os'

const page = 'docs/benchmarks.md'

/** Puts a table into docs/benchmarks.md, between the two marks of its name. */
export async function writeTable(name: 'api' | 'figures' | 'web', table: string): Promise<void> {
  const text = await readFile(page, 'utf8')
  const marks = new RegExp(`<!-- ${name}:start -->[\\s\\S]*<!-- ${name}:end -->`)
  if (!marks.test(text)) throw new Error(`${page} has no place for ${name}`)
  await writeFile(
    page,
    text.replace(marks, () => `<!-- ${name}:start -->\n\n${table}\n\n<!-- ${name}:end -->`),
  )
  console.log(`${page}: ${name} is up to date`)
}

/** Describes the run of a table: its day and machine, and the load before it. */
export function describeRun(busyBefore: number): string {
  const day = new Date().toLocaleDateString('en-GB', { dateStyle: 'long' })
  const machine = `${cpus().length} cores (${cpus()[0]?.model.trim()}), ${Math.round(totalmem() / 2 ** 30)} GB`
  const quiet =
    busyBefore < 1.5
      ? 'otherwise idle'
      : `busy with other things (load ${busyBefore.toFixed(1)} at the start)`
  return `${day}, Node ${process.version}, ${machine}, ${quiet}.`
}

/** Average number of runnable processes over the last minute. */
export function loadNow(): number {
  return loadavg()[0] ?? 0
}
