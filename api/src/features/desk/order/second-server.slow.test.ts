import { expect, it } from 'vitest'
import { describeOnEachEngine } from '../../../../test/databases.ts'
import { addDeskAccount, deskTokenOf } from '../../../../test/desk-rows.ts'
import { bearer, call } from '../../../../test/factories.ts'
import { addCompany, addPortfolio } from '../../../../test/rows.ts'
import { openTwoServers } from '../../../../test/two-servers.ts'

/** Longest time until another server follows, ms. */
const mostMs = 2000

describeOnEachEngine('a second server', (_open, engine) => {
  it('shows the companies in the order that was saved at the desk within two seconds, in its list and on its pages', async () => {
    const [one, other] = await openTwoServers(engine)
    const names = ['Zarafshan Works', 'Mehrangarh Works', 'Shalamar Works', 'Qandil Works']
    const ids: string[] = []
    for (const name of names) {
      // All but the last have a place already.
      const position = ids.length < 3 ? ids.length + 1 : null
      const id = await addCompany(one.context.db, { name, position, categoryIds: [5] })
      await addPortfolio(one.context.db, id, { cityIds: [1] })
      ids.push(id)
    }
    const [a, b, c, d] = ids as [string, string, string, string]
    const headers = bearer(await deskTokenOf(one.context, await addDeskAccount(one.context)))

    const inList = async () => {
      const query = { distinct: 'company', category: '5' }
      const { data } = (await call(other.app, 'listPortfolios', { query })).json()
      return data.map(({ company }: { company: { id: string } }) => company.id)
    }
    const onPage = async () => {
      const { body } = await other.app.inject('/services/construction/karachi')
      const main = body.slice(body.indexOf('<main'))
      return ids.filter((id) => main.includes(id)).toSorted((x, y) => main.indexOf(x) - main.indexOf(y))
    }
    const seen = async () => ({ list: await inList(), page: await onPage() })
    const order = (...wanted: string[]) => ({ list: wanted, page: wanted })

    const { version } = (await call(one.app, 'getDeskOrder', { headers })).json()
    await expect.poll(seen).toEqual(order(a, b, c, d))
    // Read from the caches of that server.
    expect(await seen()).toEqual(order(a, b, c, d))
    const began = performance.now()
    const saved = await call(one.app, 'saveDeskOrder', {
      headers,
      payload: { version, ids: [d, c, a], why: 'Better pictures' },
    })
    expect(saved.statusCode, saved.body).toBe(200)
    await expect.poll(seen, { interval: 20 }).toEqual(order(d, c, a, b))
    expect(performance.now() - began).toBeLessThan(mostMs)
    // The desk sees it there too, and cannot save over it with what was seen before.
    const there = await call(other.app, 'getDeskOrder', { headers })
    expect(there.json()).toEqual(saved.json())
    const late = await call(other.app, 'saveDeskOrder', {
      headers,
      payload: { version, ids: [a], why: 'Seen before' },
    })
    expect(late.statusCode).toBe(409)
  })
})
