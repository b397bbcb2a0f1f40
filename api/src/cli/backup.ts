import { resolve } from 'node:path'
import { exitCodes, requireEmbedded, runForOperator } from '../backup/for-operator.ts'
import { makeBackup } from '../backup/make-backup.ts'
import { readBuild } from '../core/build.ts'
import { systemClock } from '../core/clock.ts'
import { readConfig, readEnvironment } from '../core/config/config.ts'
import { createImageStore } from '../images/open-store.ts'

// Copies the configured database and its pictures into a new folder, also while the server runs.
const [folder, ...more] = process.argv.slice(2)
if (!folder || more.length > 0) {
  console.error('Name one new folder for the backup: npm run backup -- FOLDER')
  process.exit(exitCodes.failed)
}

process.exitCode = await runForOperator({ say: console.log, complain: console.error }, async (work) => {
  const config = readConfig(readEnvironment())
  const { version } = readBuild()
  const into = resolve(folder)
  const databaseFile = requireEmbedded(config.database)
  const pictures = await createImageStore(config)
  const source = { databaseFile, pictures, version, now: systemClock() }
  const manifest = await makeBackup(source, into, work)
  console.log(`Backed up to ${into}.`)
  return manifest
})
