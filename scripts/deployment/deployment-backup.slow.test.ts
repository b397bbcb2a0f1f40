import { spawnSync } from 'node:child_process'
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { readEnvironment } from '../../api/src/core/config/config.ts'

const url = readEnvironment().TEST_POSTGRES_URL
const hasTools = spawnSync('pg_dump', ['--version']).error === undefined

it.runIf(url && hasTools)(
  'a backup of PostgreSQL is restored into an empty database, and into no other',
  async () => {
    const folder = await mkdtemp(join(tmpdir(), 'tameer-backup-'))
    onTestFinished(() => rm(folder, { recursive: true }))
    const { hostname, port, username } = new URL(url ?? '')
    const from = join(folder, 'data')
    const to = join(folder, 'restored')
    await mkdir(join(from, 'uploads'), { recursive: true })
    await mkdir(to)
    await writeFile(join(from, 'uploads', 'house.jpg'), 'a picture')
    await mkdir(join(from, 'uploads-private'))
    await writeFile(join(from, 'uploads-private', 'licence.pdf'), 'a paper')

    const run = (command: string, args: string[], settings: Record<string, string> = {}) => {
      const server = { PGHOST: hostname, PGPORT: port, PGUSER: username }
      const env = { ...process.env, ...server, BACKUPS: join(folder, 'backups'), ...settings }
      return spawnSync(command, args, { env, encoding: 'utf8' })
    }
    const sql = (database: string, text: string) =>
      run('psql', ['--no-psqlrc', '--tuples-only', '--no-align', '--dbname', database, '--command', text])
    for (const name of ['backed_up', 'restored']) {
      expect(sql('postgres', `create database ${name}`).stderr).toBe('')
      onTestFinished(() => void sql('postgres', `drop database ${name} with (force)`))
    }
    sql('backed_up', "create table houses as select 'Lahore' as city")
    sql('backed_up', "create table paper_letters as select 'KRT' as letters")

    const backup = run('sh', ['deploy/backup.sh'], { PGDATABASE: 'backed_up', DATA: from })
    expect(backup.status, backup.stderr).toBe(0)
    const [name = ''] = await readdir(join(folder, 'backups'))
    const restore = () => run('sh', ['deploy/restore.sh', name], { PGDATABASE: 'restored', DATA: to })
    const restored = restore()
    expect(restored.status, restored.stderr).toBe(0)
    expect(sql('restored', 'select city from houses').stdout.trim()).toBe('Lahore')
    expect(sql('restored', 'select count(*) from paper_letters').stdout.trim()).toBe('0')
    expect(await readFile(join(to, 'uploads', 'house.jpg'), 'utf8')).toBe('a picture')
    expect(await readFile(join(to, 'uploads-private', 'licence.pdf'), 'utf8')).toBe('a paper')

    expect(restore().status).not.toBe(0)
    await writeFile(join(folder, 'backups', name, 'uploads', 'house.jpg'), 'damaged')
    expect(restore().stdout).toContain('FAILED')
  },
)
