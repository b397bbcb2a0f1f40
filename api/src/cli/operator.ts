import { asSeen, clientLink, deskScreens } from '@tameer/contract'
import * as z from 'zod'
import { addOperator, removeOperator, welcomeHours } from '../access/operators.ts'
import { systemClock } from '../core/clock.ts'
import { readConfig, readEnvironment } from '../core/config/config.ts'
import { AppError } from '../core/errors.ts'
import { createSecretHasher } from '../core/secrets/keys.ts'
import { secretsOf } from '../core/secrets/session-secret.ts'
import { openDatabase } from '../db/engines/connect.ts'
import { migrateToLatest } from '../db/migrate.ts'
import { listOperators } from '../db/queries/accounts/operators.ts'
import { requireNoUnfinishedRestore } from '../db/unfinished-restore.ts'
import { describeStartFailure } from '../start-failure.ts'

// Only this command makes operators and editors: the API has no call for it.
const usage = `Say what to do:
  npm run operator -- add NAME EMAIL           an operator
  npm run operator -- add NAME EMAIL --editor  an editor, who does not reach accounts, money and the log
  npm run operator -- list
  npm run operator -- remove EMAIL             ends all sessions at once`

class UsageError extends Error {}

try {
  await run(process.argv.slice(2))
} catch (error) {
  console.error(wordsOf(error))
  process.exitCode = 1
}

async function run([what, ...rest]: string[]): Promise<void> {
  const works = { add, list, remove }
  const work = Object.hasOwn(works, what ?? '') ? works[what as keyof typeof works] : undefined
  if (!work) throw new UsageError()
  const config = readConfig(readEnvironment())
  await requireNoUnfinishedRestore(config)
  const hashSecret = createSecretHasher(...(await secretsOf(config)))
  const db = await openDatabase(config.database)
  try {
    await migrateToLatest(db)
    await work({ db, hashSecret, clock: systemClock, config }, rest)
  } finally {
    await db.close()
  }
}

type Tools = Parameters<typeof addOperator>[0] & { config: ReturnType<typeof readConfig> }

async function add(tools: Tools, [name, email, option, ...more]: string[]): Promise<void> {
  const address = asSeen(email ?? '')
  const isSound = z.email().max(254).safeParse(address).success && name?.trim() && name.length <= 200
  if (!isSound || more.length > 0 || (option !== undefined && option !== '--editor')) {
    throw new UsageError()
  }
  const role = option === '--editor' ? 'Editor' : 'Operator'
  const token = await addOperator(tools, { name: name?.trim() ?? '', email: address, role })
  const link = tools.config.publicUrl + clientLink(deskScreens.deskWelcome.to({ token }))
  console.log(
    `Added ${name} as ${role}. This link is shown only now, and works once within ${welcomeHours} hours:`,
  )
  console.log(link)
}

async function list({ db }: Tools, more: string[]): Promise<void> {
  if (more.length > 0) throw new UsageError()
  const operators = await listOperators(db.read)
  for (const { name, email, role } of operators) console.log(`${role}\t${email}\t${name}`)
  if (operators.length === 0) console.log('Nobody works at the desk.')
}

async function remove(tools: Tools, [email, ...more]: string[]): Promise<void> {
  if (email === undefined || more.length > 0) throw new UsageError()
  const { name } = await removeOperator(tools, asSeen(email))
  console.log(`Removed ${name}. All sessions have ended.`)
}

function wordsOf(error: unknown): string {
  if (error instanceof UsageError) return usage
  if (!(error instanceof AppError)) return describeStartFailure(error)
  if (error.code === 'not-found') return 'Nobody at the desk has this address.'
  return error.code === 'conflict' ? 'This address has an account already.' : describeStartFailure(error)
}
