// Makes the compiled price books when they are missing or older than what they are made of. Imported for this alone,
// before anything that needs them: by the configuration of every build and test, and by commands with `--import`.
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const calculator = join(import.meta.dirname, '..')
/** Holds the fingerprint that the books had when they were made. */
const stamp = join(calculator, 'books/made-from')

if (!existsSync(stamp) || readFileSync(stamp, 'utf8') !== fingerprint()) {
  const made = spawnSync(process.execPath, ['--import', 'tsx', join(calculator, 'build/make-books.ts')], {
    cwd: join(calculator, '..'),
    stdio: ['ignore', 'inherit', 'inherit'],
  })
  if (made.status !== 0) throw new Error('The price books could not be made.')
  writeFileSync(stamp, fingerprint())
}

/**
 * Fingerprint of the calculator's data and code and of the books themselves, by contents: times of files say little after
 * a checkout or in an image.
 */
function fingerprint(): string {
  const hash = createHash('sha256')
  for (const folder of ['src', 'build', 'books']) {
    const names = readdirSync(join(calculator, folder), { recursive: true, encoding: 'utf8' })
    for (const name of names.sort())
      if (/\.(ts|js|json)$/.test(name) && !name.endsWith('.test.ts'))
        hash.update(`${folder}/${name}\n`).update(readFileSync(join(calculator, folder, name)))
  }
  return hash.digest('hex')
}
