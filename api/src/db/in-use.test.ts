import { readFile, writeFile } from 'node:fs/promises'
import { expect, it, onTestFinished } from 'vitest'
import { describeOnEachEngine, emptyTestDatabase } from '../../test/databases.ts'
import { openDatabase } from './engines/connect.ts'
import { isInUse } from './in-use.ts'
import { migrateToLatest } from './migrate.ts'

describeOnEachEngine('a database', (_open, engine) => {
  it('is in use while a server has it open, also one that does nothing', async () => {
    const { options, remove } = await emptyTestDatabase(engine)
    onTestFinished(remove)
    expect(await isInUse(options)).toBe(false)
    const db = await openDatabase(options)
    await migrateToLatest(db)
    expect(await isInUse(options)).toBe(true)
    await db.close()
    // In one process, statements outlive their connection, and so does its lock on the file.
    const left = options.kind === 'sqlite' ? await copyOf(options.file) : options
    expect(await isInUse(left)).toBe(false)
  })
})

async function copyOf(file: string) {
  await writeFile(`${file}.copy`, await readFile(file))
  return { kind: 'sqlite' as const, file: `${file}.copy` }
}
