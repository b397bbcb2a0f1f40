import { afterAll, beforeAll, beforeEach, expect, it, onTestFinished } from 'vitest'
import { describeOnEachEngine } from '../../../test/databases.ts'
import {
  callHouse,
  estimateFields,
  type HouseKey,
  houseOf,
  newFamilyLink,
  newHouse,
  newSiteLink,
  sendPicture,
  withHouseKey,
} from '../../../test/house-calls.ts'
import { openTestApp, type TestApp } from '../../../test/test-app.ts'
import { newId } from '../../core/secrets/ids.ts'
import { randomToken } from '../../core/secrets/random.ts'

describeOnEachEngine('keys of a house', (_open, engine) => {
  let test: TestApp
  let own: HouseKey

  beforeAll(async () => {
    test = await openTestApp({ engine })
  })
  afterAll(() => test.close())
  beforeEach(async () => {
    own = await newHouse(test)
  })

  const keyed = (key: string): HouseKey => ({ id: own.id, key, headers: withHouseKey(key) })
  const opens = async (by: HouseKey) => (await callHouse(test, 'getHouse', by)).statusCode === 200
  const putOwn = (key: string, by = own) => callHouse(test, 'putOwnHouseKey', by, { payload: { key } })
  const putLink = (payload: object, linkId = newId(), by = own) =>
    callHouse(test, 'putSiteLink', by, { linkId, payload: { name: 'Bashir', money: false, ...payload } })

  it('of the family’s own open it both until the next one was used', async () => {
    const next = keyed(randomToken())
    expect([await putOwn(next.key), await putOwn(next.key)].map((one) => one.statusCode)).toEqual([200, 200])
    expect([await opens(own), await opens(own), await opens(next), await opens(own)]).toEqual([
      true,
      true,
      true,
      false,
    ])
    expect((await putOwn(next.key, next)).statusCode).toBe(200)
    expect(await opens(next)).toBe(true)
  })

  it('that was never used gives way to a later one', async () => {
    const [lost, later] = [keyed(randomToken()), keyed(randomToken())]
    await putOwn(lost.key)
    await putOwn(later.key)
    expect([await opens(lost), await opens(own), await opens(later)]).toEqual([false, true, true])
  })

  it('begins once when its first calls come together', async () => {
    const next = keyed(randomToken())
    await putOwn(next.key)
    const calls = await Promise.all(Array.from({ length: 8 }, () => callHouse(test, 'getHouse', next)))
    expect(new Set(calls.map(({ statusCode }) => statusCode))).toEqual(new Set([200]))
    expect(await opens(own)).toBe(false)
  })

  it('are refused when they are short or in use', async () => {
    const [family, site] = [await newFamilyLink(test, own), await newSiteLink(test, own)]
    const put = (key: string) => callHouse(test, 'putFamilyHouseKey', own, { payload: { key } })
    const refused = [
      ...[putOwn('short'), putOwn(family.key), putOwn(site.key), putOwn(`${own.key}=`)],
      ...[put(own.key), put(site.key), putLink({ key: family.key }), putLink({ key: own.key })],
    ]
    for (const one of await Promise.all(refused))
      expect([one.statusCode, Object.keys(one.json().fields)]).toEqual([400, ['key']])
  })

  it('of a site link tell its holder its name, and that with money somebody can answer about it', async () => {
    const family = await newFamilyLink(test, own)
    const houseFor = async (by: HouseKey) => (await houseOf(test, by)).house
    expect((await houseFor(family)).alone).toBe(true)
    const site = await newSiteLink(test, own, { money: true })
    expect(await houseFor(site)).toMatchObject({ alone: false, linkName: 'Ustad Rafiq' })
    for (const by of [own, family]) {
      const { alone, linkName } = await houseFor(by)
      expect([alone, linkName]).toEqual([false, undefined])
    }
  })

  it('of the family are one: a new one ends the one before, and it can be taken back', async () => {
    const first = await newFamilyLink(test, own)
    const second = await newFamilyLink(test, own)
    expect([await opens(first), await opens(second)]).toEqual([false, true])
    expect((await houseOf(test, own)).house.hasFamilyKey).toBe(true)
    const ended = [
      await callHouse(test, 'endFamilyHouseKey', own),
      await callHouse(test, 'endFamilyHouseKey', own),
    ]
    expect(ended.map(({ statusCode }) => statusCode)).toEqual([204, 204])
    expect(await opens(second)).toBe(false)
  })

  it('of the site are five, named, and end one by one', async () => {
    const links = [await newSiteLink(test, own)]
    for (let count = 1; count < 5; count += 1) links.push(await newSiteLink(test, own))
    const sixth = await putLink({ key: randomToken() })
    expect([sixth.statusCode, sixth.json().reason]).toEqual([409, 'tooManyLinks'])
    const [first] = links
    if (!first) throw new Error('no link')
    const renewed = randomToken()
    expect((await putLink({ key: renewed, name: 'Rafiq' }, first.linkId)).statusCode).toBe(200)
    expect([await opens(first), await opens(keyed(renewed))]).toEqual([false, true])
    expect((await callHouse(test, 'endSiteLink', own, { linkId: first.linkId })).statusCode).toBe(204)
    expect(await opens(keyed(renewed))).toBe(false)
    const { siteLinks = [] } = (await houseOf(test, own)).house
    expect(siteLinks).toHaveLength(4)
    expect(siteLinks[0]).toMatchObject({ name: 'Ustad Rafiq', money: false, usedOn: null })
  })

  it('of the site begin and stop to see money without a new key', async () => {
    const link = await newSiteLink(test, own)
    const change = (money: boolean) => putLink({ name: 'Rafiq', money }, link.linkId)
    expect((await change(true)).statusCode).toBe(200)
    expect((await houseOf(test, link)).house).toMatchObject({ role: 'builder', seesMoney: true })
    await change(false)
    expect((await houseOf(test, link)).house).toMatchObject({ role: 'site', seesMoney: false })
    expect((await houseOf(test, own)).house.siteLinks?.[0]).toMatchObject({ usedOn: expect.any(String) })
    expect((await putLink({ name: 'Nobody' })).statusCode).toBe(404)
  })

  it('see no money where no price was agreed', async () => {
    own = await newHouse(test, estimateFields())
    const refused = await putLink({ key: randomToken(), money: true })
    expect([refused.statusCode, refused.json().reason]).toEqual([409, 'noAgreedPrice'])
    expect((await putLink({ key: randomToken() })).statusCode).toBe(200)
  })

  it('do not more than their role', async () => {
    const [family, site, foreman] = [
      await newFamilyLink(test, own),
      await newSiteLink(test, own),
      await newSiteLink(test, own, { money: true }),
    ]
    const put = (by: HouseKey) => putOwn(randomToken(), by)
    const answers = [await put(family), await put(site), await put(foreman)]
    expect(answers.map((one) => [one.statusCode, one.json().reason])).toEqual([
      [403, 'familyKeyReads'],
      [403, 'linkAddsOnly'],
      [403, 'familyDecides'],
    ])
  })

  it('are counted each for itself', async () => {
    const limited = await openTestApp({
      engine,
      env: { LIMIT_HOUSE_ACT: '3/1h', LIMIT_HOUSE_PICTURE: '1/1h' },
    })
    onTestFinished(() => limited.close())
    const owner = await newHouse(limited)
    const [one, other] = [await newSiteLink(limited, owner), await newSiteLink(limited, owner)]
    const add = (by: HouseKey) =>
      callHouse(limited, 'addHouseEntry', by, { payload: { id: newId(), text: 'Walls' } })
    const answers = [await add(owner), await add(owner), await add(one), await add(one), await add(one)]
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([201, 429, 201, 201, 201])
    expect([(await add(one)).statusCode, (await add(other)).statusCode]).toEqual([429, 201])
    const pictures = [await sendPicture(limited, one), await sendPicture(limited, one)]
    expect(pictures.map(({ statusCode }) => statusCode)).toEqual([201, 429])
  })

  it('open nothing in a query', async () => {
    const response = await test.app.inject({ url: `/api/houses/${own.id}?key=${own.key}` })
    expect(response.statusCode).toBe(404)
  })
})
