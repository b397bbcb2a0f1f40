import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { exitCodes, requireEmbedded, runForOperator } from '../backup/for-operator.ts'
import { makeBackup } from '../backup/make-backup.ts'
import { systemClock } from '../core/clock.ts'
import { readConfig, readEnvironment } from '../core/config.ts'
import { projectRoot } from '../core/project-root.ts'
import { createImageStore } from '../images/open-store.ts'

// Copies the configured database and its pictures into a new folder, also while the server runs.
const [folder, ...more] = process.argv.slice(2)
if (!folder || more.length > 0) {
  console.error('Name one new folder for the backup: npm run backup -- FOLDER')
  process.exit(exitCodes.failed)
}

process.exitCode = await runForOperator({ say: console.log, complain: console.error }, async (work) => {
  const config = readConfig(readEnvironment())
  const { version } = JSON.parse(readFileSync(join(projectRoot(), 'package.json'), 'utf8')) as {
    version: string
  }
  const into = resolve(folder)
  const databaseFile = requireEmbedded(config.database)
  const pictures = await createImageStore(config)
  const source = { databaseFile, pictures, version, now: systemClock() }
  const manifest = await makeBackup(source, into, work)
  console.log(`Backed up to ${into}.`)
  return manifest
})
