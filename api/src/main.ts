import type { FastifyInstance } from 'fastify'
import { buildApp } from './app.ts'
import { type Context, createContext } from './context/context.ts'
import { readBuild } from './core/build.ts'
import { type Config, localAddress, readConfig, readEnvironment } from './core/config/config.ts'
import { logger, openLog } from './core/log.ts'
import { migrateToLatest } from './db/migrate.ts'
import { applyListingRule } from './db/queries/accounts/email-confirmations.ts'
import { countCompanies } from './db/queries/companies/companies.ts'
import { asListenFailure } from './http/listen-failure.ts'
import { stopServing } from './http/stop.ts'
import { type Jobs, startJobs } from './jobs.ts'
import { type DemoBank, loadDemo, startDemoBank } from './start-demo.ts'
import { describeStartFailure, startExitCode } from './start-failure.ts'
import { siteName } from './words/site-name.ts'

/** Longest time a stop waits for running requests. */
const stopMs = 10_000
/** Connections that may wait in the system's backlog; beyond it clients retry only after seconds. */
const backlog = 4096

async function start(config: Config, bank: DemoBank | undefined): Promise<void> {
  if (config.env === 'production' && config.contactEmail === null) {
    logger('main').warn('CONTACT_EMAIL is not set: nobody is told where to report a problem')
  }
  const context = await createContext(config)
  await migrateToLatest(context.db)
  if (config.demo && (await countCompanies(context.db.read)) === 0) await loadDemo()
  await context.db.write((trx) => applyListingRule(trx, config.listingsNeedConfirmedEmail))
  const app = await buildApp(context)
  await listen(app, config)
  const jobs = startJobs(context)
  stopOnSignals(app, context, [jobs, ...(bank ? [bank] : [])])
  announce(app, config)
}

async function listen(app: FastifyInstance, { host, port }: Config): Promise<void> {
  try {
    await app.listen({ host, port, backlog })
  } catch (error) {
    throw asListenFailure(error, { host, port, settings: { host: 'HOST', port: 'PORT' } })
  }
}

function announce(app: FastifyInstance, config: Config): void {
  const bound = app.server.address()
  const port = typeof bound === 'object' && bound ? bound.port : config.port
  const address = localAddress(config.host, port)
  // Logged at every level: the person who starts the server waits for this line.
  const log = process.stdout.isTTY ? logger('main') : logger('main').child({}, { level: 'info' })
  log.info({ address, demo: config.demo, ...readBuild() }, 'ready')
  if (process.stdout.isTTY) {
    process.stdout.write(`${siteName} is ready at ${address}${config.demo ? ' (demo)' : ''}\n`)
  }
}

/** Lets running requests finish, then closes everything in the order of dependence. */
function stopOnSignals(app: FastifyInstance, context: Context, jobs: Pick<Jobs, 'stop'>[]): void {
  const log = logger('main')
  let stopping = false
  const stop = async (signal: string) => {
    if (stopping) process.exit(1)
    stopping = true
    log.info({ signal }, 'stopping')
    context.lifecycle.stopping = true
    const lastResort = setTimeout(() => process.exit(1), stopMs)
    const times = { graceMs: context.config.stopGraceMs, deadlineMs: stopMs - 1000 }
    await Promise.all([stopServing(app, times), ...jobs.map((job) => job.stop())])
    await context.close()
    clearTimeout(lastResort)
    log.info('stopped')
    // A mail server that does not respond would keep the process from ending.
    process.exit(0)
  }
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.on(signal, () => {
      stop(signal).catch((error: unknown) => {
        log.error({ err: error }, 'stopping failed')
        process.exit(1)
      })
    })
  }
}

try {
  const environment = readEnvironment()
  const config = readConfig(environment)
  openLog(config.logLevel)
  const bank = config.demo ? await startDemoBank(config) : undefined
  await start(bank ? readConfig({ ...environment, ...bank.settings }) : config, bank)
} catch (error) {
  process.stderr.write(`${describeStartFailure(error)}\n`)
  process.exit(startExitCode(error))
}
