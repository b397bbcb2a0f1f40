import { cities } from '@tameer/calculator'
import { assistantsAddress } from '@tameer/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { askAssistants, callTool, postToAssistants } from '../../../test/assistants.ts'
import { addMark } from '../../../test/mark-rows.ts'
import { addShownCompany } from '../../../test/rows.ts'
import { openTestApp, type TestApp } from '../../../test/test-app.ts'

const publicUrl = 'https://tameer.example'
const house = { city: 'Karachi', plot: { size: 5 } }

describe('the tools for assistants', () => {
  let test: TestApp
  beforeAll(async () => {
    test = await openTestApp({ env: { PUBLIC_URL: publicUrl, LIMIT_ASSISTANT: '80/1h' } })
  })
  afterAll(() => test.close())
  const use = (name: string, given?: object) => callTool(test.app, name, given)

  it('are four, and all only read', async () => {
    const { body, headers } = await askAssistants(test.app, 'tools/list')
    expect(headers.ratelimit).toMatch(/^"assistant";r=\d\d;/)
    const { tools } = JSON.parse(/^data: (.*)$/m.exec(body)?.[1] ?? '').result
    expect(tools.map(({ name }: { name: string }) => name)).toEqual([
      'estimate_house',
      'explain_line',
      'find_companies',
      'rates',
    ])
    for (const { annotations } of tools) expect(annotations).toMatchObject({ readOnlyHint: true })
  })

  it('say what a house costs as its page and its bill do', async () => {
    const found = await use('estimate_house', house)
    expect(found).toMatchObject({ house: { grade: 'Standard', storeys: 2, plotUnit: 'Marla' } })
    const sum = (parts: { pkr: number }[]) => parts.reduce((total, { pkr }) => total + pkr, 0)
    for (const parts of [found.parts, found.stages, found.sections]) expect(sum(parts)).toBe(found.totalPkr)
    expect(found.lowPkr).toBeLessThan(found.totalPkr)
    expect(found.bill).toMatch(/^https:\/\/tameer\.example\/#\/calculator\?mode=detailed&city=Karachi/)
    const page = await test.app.inject(`/estimate?${found.bill.split('?mode=detailed&')[1]}`)
    const lakh = (found.totalPkr / 100_000).toFixed(2)
    expect(page.body).toContain(found.totalPkr < 10_000_000 ? lakh : (found.totalPkr / 10_000_000).toFixed(2))
    const larger = await use('estimate_house', { ...house, storeys: 3, rooms: { bathrooms: 6 } })
    expect(larger.house).toMatchObject({ storeys: 3, bathrooms: 6 })
    expect(larger.totalPkr).toBeGreaterThan(found.totalPkr)
  })

  it('explain each line with its sources, or the word assumed', async () => {
    const { sections } = await use('estimate_house', house)
    const ids = sections.flatMap(({ lines }: { lines: string[] }) => lines)
    const cement = await use('explain_line', { ...house, line: 'cement' })
    expect(cement.lines[0]).toMatchObject({
      product: expect.stringMatching(/^\d+ bags × Rs 1,465$/),
      rate: { pkr: 1465, day: '2026-09-30', status: 'derived', means: 'worked out from the named sources' },
    })
    const all = await Promise.all(
      ids.slice(0, 12).map((line: string) => use('explain_line', { ...house, line })),
    )
    for (const { lines } of all)
      for (const { source, status } of [lines[0].rate, lines[0].quantity])
        expect(Array.isArray(source) || source === status).toBe(true)
    expect(await use('explain_line', { ...house, line: 'swimming pool' })).toMatch(/^No line .*cement/)
  })

  it('find companies with their page, and no way to reach them', async () => {
    const name = 'Qandil Zarafshan Works'
    const id = await addShownCompany(test.context.db, { name, categoryIds: [5] })
    await addMark(test.context, id, { state: 'checked' })
    const found = await use('find_companies', { city: 'karachi', service: 'Construction', text: 'zarafshan' })
    const checkedMarks = [expect.objectContaining({ kind: 'pec', category: '4' })]
    const page = expect.stringContaining(id)
    expect(found.companies).toEqual([{ name, services: ['Construction'], checkedMarks, page }])
    expect((await test.app.inject(found.companies[0].page.slice(publicUrl.length))).statusCode).toBe(200)
    expect((await use('find_companies', { city: 'Lahore', text: 'zarafshan' })).companies).toEqual([])
    expect(await use('find_companies', { city: 'Atlantis' })).toMatch(/^No city .*Karachi/)
    expect((await use('find_companies', { text: 'nobody \u0000 has this name' })).companies).toEqual([])
  })

  it('give the rates of all cities or of one', async () => {
    const all = await use('rates')
    expect(new Set(all.rates.map(({ city }: { city: string }) => city))).toEqual(new Set(cities))
    const { rates } = await use('rates', { city: 'Lahore' })
    expect(rates).toContainEqual({
      city: 'Lahore',
      article: 'Cement',
      unit: 'bag of 50 kg',
      pkr: 1575,
      day: '2026-09-30',
      status: 'published',
      source: [expect.objectContaining({ site: expect.any(String) })],
    })
  })

  it('refuse what they cannot read, and every other method', async () => {
    const wrong = [{ ...house, city: 'Multan' }, { city: 'Lahore' }, { ...house, colour: 'red' }]
    for (const one of wrong)
      expect(typeof (await use('estimate_house', one)), JSON.stringify(one)).toBe('string')
    expect(await use('estimate_house', { ...house, storeys: 1.5 })).toMatch(/storeys must be a whole number/)
    const bodies = ['{', '[]', '""', 'null', '{}', '{"jsonrpc":"2.0","id":1}', `"${'x'.repeat(20_000)}"`]
    for (const body of bodies) {
      const { statusCode } = await postToAssistants(test.app, body)
      expect(statusCode, body.slice(0, 40)).toBeGreaterThanOrEqual(400)
      expect(statusCode, body.slice(0, 40)).toBeLessThan(500)
    }
    expect((await askAssistants(test.app, 'tools/call', { name: 'write' })).body).toMatch(
      /"isError":true|"error"/,
    )
    for (const method of ['GET', 'HEAD', 'DELETE', 'PUT'] as const) {
      const { statusCode, headers } = await test.app.inject({ method, url: assistantsAddress })
      expect([statusCode, headers.allow], method).toEqual([405, 'POST'])
    }
  })

  it('answer so many messages of one address', async () => {
    const send = () => askAssistants(test.app, 'ping')
    let last = await send()
    for (let sent = 0; last.statusCode === 200 && sent < 80; sent += 1) last = await send()
    expect(last.statusCode).toBe(429)
    expect(last.headers['retry-after']).toBeDefined()
  })
})
