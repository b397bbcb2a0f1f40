import type { CompiledQuery, KyselyPlugin } from 'kysely'
import type { Database, Reader } from '../src/db/engines/connect.ts'

/** Returns all statements of a query function, each with its plan below. */
export async function plansOf(db: Database, ask: (db: Reader) => Promise<unknown>): Promise<string> {
  const asked: CompiledQuery[] = []
  const listen: KyselyPlugin = {
    transformQuery: ({ node, queryId }) => {
      asked.push(db.read.getExecutor().compileQuery(node, queryId))
      return node
    },
    transformResult: async ({ result }) => result,
  }
  await ask(db.read.withPlugin(listen))
  const words = db.kind === 'sqlite' ? 'explain query plan' : 'explain'
  const plans: string[] = []
  for (const one of asked) {
    const explained = { ...one, sql: `${words} ${one.sql}` }
    const { rows } = await db.read.executeQuery<Record<string, unknown>>(explained)
    plans.push(one.sql, ...rows.map((row) => String(row.detail ?? row['QUERY PLAN'])))
  }
  return plans.join('\n')
}
