import { afterEach, beforeEach, expect, it } from 'vitest'
import { describeOnEachEngine } from '../../../../test/databases.ts'
import { callHouse, houseOf } from '../../../../test/house-calls.ts'
import { confirmCompany, type HouseOfQuote, newHouseOfQuote } from '../../../../test/house-of-quote.ts'
import { mailsTo } from '../../../../test/request-calls.ts'
import { openTestApp, type TestApp } from '../../../../test/test-app.ts'
import { newId } from '../../../core/secrets/ids.ts'
import { closeForgotten } from './forgotten-houses.ts'
import { mailHouseNews } from './house-mails.ts'

const minuteMs = 60_000
const dayMs = 24 * 60 * minuteMs

describeOnEachEngine('a house in which nobody acts', (_open, engine) => {
  let test: TestApp
  let house: HouseOfQuote

  beforeEach(async () => {
    test = await openTestApp({ engine })
    house = await newHouseOfQuote(test)
    await confirmCompany(test, house.company)
  })
  afterEach(() => test.close())

  const stateOf = async () => (await houseOf(test, house.own)).house

  it('is closed after 24 months, and both sides are told 30 days before', async () => {
    test.passTime(699 * dayMs)
    expect(await closeForgotten(test.context)).toBe(0)
    test.passTime(dayMs + minuteMs)
    expect([await closeForgotten(test.context), await closeForgotten(test.context)]).toEqual([1, 0])
    test.passTime(10 * minuteMs)
    await mailHouseNews(test.context)
    for (const to of ['ayesha@example.com', house.company.user.email]) {
      const mail = (await mailsTo(test, to)).at(-1)
      expect(mail?.text).toContain('Nothing was added to this house file for a long time. On ')
    }
    test.passTime(29 * dayMs)
    expect([await closeForgotten(test.context), (await stateOf()).state]).toEqual([0, 'open'])
    test.passTime(dayMs)
    expect(await closeForgotten(test.context)).toBe(1)
    expect(await stateOf()).toMatchObject({ state: 'ended', closeReason: 'forgotten' })
    expect(await closeForgotten(test.context)).toBe(0)
  })

  it('stays open when somebody acts after that', async () => {
    test.passTime(701 * dayMs)
    expect(await closeForgotten(test.context)).toBe(1)
    test.passTime(dayMs)
    await callHouse(test, 'addHouseEntry', house.own, { payload: { id: newId(), text: 'Still here' } })
    test.passTime(40 * dayMs)
    expect([await closeForgotten(test.context), (await stateOf()).state]).toEqual([0, 'open'])
  })
})
