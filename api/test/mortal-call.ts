// A server that gets one call and dies before a given step of its writes, as in a power cut.
import type { KyselyPlugin, Transaction } from 'kysely'
import { buildApp } from '../src/app.ts'
import { createContext } from '../src/context/context.ts'
import { readConfig, readEnvironment } from '../src/core/config/config.ts'
import type { Database } from '../src/db/engines/connect.ts'
import type { Schema } from '../src/db/schema.ts'

/** Options of a call. */
export interface MortalCall {
  /** Number of the first step, from 1, that is not carried out. */
  dieBefore: number
  method: 'POST' | 'PUT'
  url: string
  headers: Record<string, string>
  /** Base64. */
  payload: string
}

/** Result of a call whose process survived. */
export interface LivedCall {
  statusCode: number
  body: string
}

const { dieBefore, payload, ...call } = JSON.parse(process.argv[2] ?? '') as MortalCall
let steps = 0

function step(): void {
  steps += 1
  if (steps !== dieBefore) return
  process.kill(process.pid, 'SIGKILL')
  throw new Error('dead')
}

const plugin: KyselyPlugin = {
  transformQuery({ node }) {
    step()
    return node
  },
  transformResult: async ({ result }) => result,
}

/** Counts one step before each statement, one before the commit, and one after it. */
function counted(real: Database['note']): Database['note'] {
  return async (work) => {
    const done = await real(async (trx) => {
      const result = await work(trx.withPlugin(plugin) as Transaction<Schema>)
      step()
      return result
    })
    step()
    return done
  }
}

const context = await createContext(readConfig(readEnvironment()))
const { db, images } = context
Object.assign(db, { note: counted(db.note), write: counted(db.write) })
const put = images.put.bind(images)
Object.assign(images, {
  async put(files: Parameters<typeof put>[0]) {
    step()
    await put(files)
    step()
  },
})
const app = await buildApp(context)
const { statusCode, body } = await app.inject({ ...call, payload: Buffer.from(payload, 'base64') })
const lived: LivedCall = { statusCode, body }
process.stdout.write(JSON.stringify(lived), () => process.exit(0))
