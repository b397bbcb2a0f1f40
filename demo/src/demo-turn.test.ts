import { setTimeout as pause } from 'node:timers/promises'
import { describeOnEachEngine } from '@tameer/api/test/databases.ts'
import { addCompany } from '@tameer/api/test/rows.ts'
import { expect, it } from 'vitest'
import { takeDemoTurn, turnMs } from './demo-turn.ts'

const lookEveryMs = 5

describeOnEachEngine('the turn to load the demo', (open) => {
  it('belongs to one server at a time, and to none when the demo is complete', async () => {
    const db = await open()
    let now = 1000
    const tools = { db, clock: () => now }
    expect(await takeDemoTurn(tools, lookEveryMs)).toBeDefined()
    const next = takeDemoTurn(tools, lookEveryMs)
    expect(await Promise.race([next, pause(200, 'waits')])).toBe('waits')
    // The server that had it died in the middle, with companies loaded already. Another one continues.
    await addCompany(db)
    now += turnMs
    const turn = await next
    const waiting = takeDemoTurn(tools, lookEveryMs)
    await turn?.done()
    expect(await waiting).toBeUndefined()
    now += turnMs
    expect(await takeDemoTurn(tools, lookEveryMs)).toBeUndefined()
  })

  it('is passed on when a load fails', async () => {
    const db = await open()
    const tools = { db, clock: () => 1000 }
    await (await takeDemoTurn(tools, lookEveryMs))?.leave()
    const next = await takeDemoTurn(tools, lookEveryMs)
    expect(next).toBeDefined()
    await next?.done()
  })

  it('is not given on a database with companies of somebody’s own', async () => {
    const db = await open()
    await addCompany(db)
    expect(await takeDemoTurn({ db, clock: () => 1000 }, lookEveryMs)).toBeUndefined()
  })
})
