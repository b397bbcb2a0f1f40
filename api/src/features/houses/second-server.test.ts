import { dayMs } from '@tameer/contract'
import { expect, it } from 'vitest'
import { describeOnEachEngine } from '../../../test/databases.ts'
import {
  callHouse,
  confirmMailbox,
  houseOf,
  newHouse,
  newSiteLink,
  sendPicture,
} from '../../../test/house-calls.ts'
import { openTwoServers } from '../../../test/two-servers.ts'
import { newId } from '../../core/secrets/ids.ts'
import { lapseLate } from './change-service.ts'
import { mailHouseNews } from './mail/house-mails.ts'

describeOnEachEngine('two servers with one house', (_open, engine) => {
  it('number its lines without gaps, count its limits and mail once, and show each other’s pictures', async () => {
    const servers = await openTwoServers(engine)
    const [one, two] = servers
    const own = await newHouse(one)
    await confirmMailbox(one, own, 'home@example.com')
    const builder = await newSiteLink(two, own, { money: true })
    const [, stage] = (await houseOf(two, own)).stages
    const stageId = stage?.id ?? ''

    const turns = Array.from({ length: 12 }, (_, number) => servers[number % 2] ?? one)
    const lines = turns.map((test) =>
      callHouse(test, 'addHouseEntry', builder, { payload: { id: newId(), stageId, text: 'Walls' } }),
    )
    expect((await Promise.all(lines)).map(({ statusCode }) => statusCode)).toEqual(Array(12).fill(201))
    const seqs = (await houseOf(one, own)).entries.data.map(({ seq }) => seq)
    // Twelve entries, and one line for the stage that the first of them began.
    expect(seqs).toEqual(Array.from({ length: 13 }, (_, place) => 13 - place))

    const propose = (test: typeof one) =>
      callHouse(test, 'proposeChange', builder, {
        payload: { id: newId(), what: 'A gate', why: 'found', pkr: 5, days: 0, stageId },
      })
    const proposed = await Promise.all(turns.map(propose))
    expect(proposed.filter(({ statusCode }) => statusCode === 201)).toHaveLength(10)

    const sent = await sendPicture(one, builder)
    const { image } = sent.json() as { image: string }
    expect((await two.app.inject({ url: image, headers: own.headers })).statusCode).toBe(200)

    for (const test of servers) test.passTime(600_000)
    const mailed = await Promise.all(servers.map(({ context }) => mailHouseNews(context)))
    expect(mailed.reduce((sum, count) => sum + count)).toBe(1)

    for (const test of servers) test.passTime(14 * dayMs + 1000)
    const lapsed = await Promise.all(servers.map(({ context }) => lapseLate(context)))
    expect(lapsed.reduce((sum, count) => sum + count)).toBe(10)
  })
})
