import pg from 'pg'

/**
 * Vacuums a PostgreSQL database and counts its rows for the planner. A server does so by itself some time after many
 * rows came: at a moment of its own, so that a measurement would run beside it.
 */
export async function vacuum(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await client.query('vacuum analyze')
  } finally {
    await client.end()
  }
}
