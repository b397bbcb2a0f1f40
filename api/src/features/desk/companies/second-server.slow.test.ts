import { expect, it } from 'vitest'
import { describeOnEachEngine } from '../../../../test/databases.ts'
import { addDeskAccount, deskTokenOf } from '../../../../test/desk-rows.ts'
import { bearer, call } from '../../../../test/factories.ts'
import {
  type PublicWay,
  publishSeenCompany,
  type SeenCompany,
  waysToCompany,
} from '../../../../test/public-ways.ts'
import { openTwoServers } from '../../../../test/two-servers.ts'

/** Longest time until another server hides it too, ms. */
const mostMs = 2000

describeOnEachEngine('a second server', (_open, engine) => {
  async function shown(ways: Record<string, PublicWay>, { id, name, project, other }: SeenCompany) {
    const marks = [id, name, 'zarafshan', 'mehrangarh', project.id, other.id].map((mark) =>
      mark.toLowerCase(),
    )
    const found: string[] = []
    for (const [way, look] of Object.entries(ways)) {
      const text = (await look()).toLowerCase()
      if (text.includes('image/jpeg') || marks.some((mark) => text.includes(mark))) found.push(way)
    }
    return found
  }

  it('hides a suspended company within two seconds, and shows all of it again after the suspension', async () => {
    const [one, other] = await openTwoServers(engine)
    const company = await publishSeenCompany(one.app)
    const headers = bearer(await deskTokenOf(one.context, await addDeskAccount(one.context)))
    const params = { id: company.id }
    const ways = waysToCompany(other.app, company)
    await expect.poll(() => shown(ways, company)).toEqual(Object.keys(ways))
    // Read from the caches of that server.
    expect(await shown(ways, company)).toEqual(Object.keys(ways))
    const payload = { version: 0, reason: 'spam', words: '' }
    const began = performance.now()
    expect((await call(one.app, 'suspendCompany', { headers, params, payload })).statusCode).toBe(200)
    const session = await call(other.app, 'getProfile', { headers: company.headers })
    expect(session.statusCode).toBe(401)
    await expect.poll(() => shown(ways, company), { interval: 20 }).toEqual([])
    expect(performance.now() - began).toBeLessThan(mostMs)
    const back = await call(one.app, 'restoreCompany', { headers, params, payload: { version: 1 } })
    expect(back.statusCode).toBe(200)
    await expect.poll(() => shown(ways, company), { interval: 20 }).toEqual(Object.keys(ways))
  })
})
