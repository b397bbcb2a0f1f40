import { resolve } from 'node:path'
import { exitCodes, requireEmbedded, requirePicturesOnDisk, runForOperator } from '../backup/for-operator.ts'
import { restoreBackup } from '../backup/restore-backup.ts'
import { readConfig, readEnvironment } from '../core/config/config.ts'

// Restores a backup into the configured place, if it is empty.
const [folder, ...more] = process.argv.slice(2)
if (!folder || more.length > 0) {
  console.error('Name the folder of one backup: npm run restore -- FOLDER')
  process.exit(exitCodes.failed)
}

process.exitCode = await runForOperator({ say: console.log, complain: console.error }, async (work) => {
  const { database, dataDir, s3 } = readConfig(readEnvironment())
  requirePicturesOnDisk(s3)
  const manifest = await restoreBackup(
    resolve(folder),
    { dataDir, databaseFile: requireEmbedded(database) },
    work,
  )
  console.log(`Restored the backup of ${manifest.madeAt} into ${dataDir}.`)
  return manifest
})
