import { companyPageAddress, portfolioColumns, portfolioPageAddress } from '@tameer/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type ParsedPage, parsePage } from '../../../test/html.ts'
import { addCompany, addPortfolio, newImage } from '../../../test/rows.ts'
import { openTestApp, type TestApp } from '../../../test/test-app.ts'

// These texts bypass the API's own cleaning: a page must be safe with anything the tables can hold. They cannot hold
// NUL.
const hostile = [
  `</script><script>alert(1)</script>`,
  `"><img src=x onerror=alert(1)>`,
  `' onmouseover='alert(1)' x='`,
  `</title></style></textarea><svg/onload=alert(1)>`,
  `<!--<script>--><![CDATA[<b>]]>`,
  `javascript:alert(1)`,
  `data:text/html,<script>alert(1)</script>`,
  `https://example.com/"onclick="alert(1)`,
  `\u202egnirts \u2066isolated\u2069 \u200f\u2028\u2029 end`,
  `&lt;b&gt; &amp;quot; \${7*7} {{7*7}} %3Cscript%3E`,
  `\\u003c/script\\u003e \\"`,
  `a\u0001b\u0008c\u001bd\u007f`,
  `🏠 دو منزلہ مکان، لاہور`,
]

/** Elements and attributes of a page, which must not differ with the texts. */
function shapeOf(page: ParsedPage): string[] {
  return page.elements
    .filter(({ name }) => name !== 'a' && name !== 'html')
    .map(({ name, attributes }) => `${name} ${Object.keys(attributes).sort().join(' ')}`)
}

describe('texts of a company', () => {
  let test: TestApp
  beforeAll(async () => {
    test = await openTestApp({ env: { PUBLIC_URL: 'https://tameer.example' } })
  })
  afterAll(() => test.close())

  async function pagesOf(text: string): Promise<ParsedPage[]> {
    const { db } = test.context
    const name = text.slice(0, 190)
    const company = { name, id: await addCompany(db, { name, categoryIds: [5], position: 1 }) }
    const own = { about: text, workingHours: text.slice(0, 200), officeAddress: text.slice(0, 200) }
    await db.write((trx) => trx.updateTable('companies').set(own).where('id', '=', company.id).execute())
    const all = Object.fromEntries(portfolioColumns.map((column) => [column, text]))
    const chosen = { price: '100-120', plot: '10', yearFinished: '2025', builtAs: 'grey' }
    const texts = { ...all, title: text, content: text, ...chosen }
    const house = { title: text, id: await addPortfolio(db, company.id, { texts, images: [newImage()] }) }
    const urls = [portfolioPageAddress(house), companyPageAddress(company), '/services/construction']
    const pages: ParsedPage[] = []
    for (const url of urls) {
      const response = await test.app.inject({ url })
      expect(response.statusCode, url).toBe(200)
      pages.push(parsePage(response.body))
    }
    await db.write((trx) => trx.deleteFrom('companies').where('id', '=', company.id).execute())
    return pages
  }

  it.each(hostile)('cannot break out with %j', async (text) => {
    const harmless = await pagesOf('harmless')
    const pages = await pagesOf(text)
    for (const [index, page] of pages.entries()) {
      const plain = harmless[index]
      const [own, wanted] = [shapeOf(page), plain ? shapeOf(plain) : []]
      // Fields that hold no link are left out, and a text may be shown in another place. No other difference is
      // allowed.
      expect([...new Set(own)].filter((one) => !wanted.includes(one))).toEqual([])
      for (const name of ['script', 'style', 'img', 'svg', 'meta', 'link', 'title', 'main']) {
        const count = (among: ParsedPage | undefined) =>
          among?.elements.filter((one) => one.name === name).length
        expect(count(page), name).toBe(count(plain))
      }
      for (const { attributes } of page.elements) {
        expect(Object.keys(attributes).filter((key) => key.startsWith('on'))).toEqual([])
      }
      for (const link of page.links) expect(link).toMatch(/^(\/|https?:\/\/[^/"\s]+|mailto:|tel:\+)/)
    }
    const [project, company] = pages
    expect(project?.find('h1')?.text).toBe(text)
    expect(project?.data[0]).toMatchObject({ '@type': 'CreativeWork', name: text, description: text })
    expect(company?.data[0]).toMatchObject({ name: text.slice(0, 190) })
  })

  it('are kept from script in the raw bytes of the structured data', async () => {
    const text = `</script> & > \u2028 \u2029`
    const { db } = test.context
    const company = { name: text, id: await addCompany(db, { name: text }) }
    await addPortfolio(db, company.id)
    const { body } = await test.app.inject({ url: companyPageAddress(company) })
    const [, json = ''] = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(body) ?? []
    expect(json).toContain('\\u003c/script\\u003e \\u0026 \\u003e \\u2028 \\u2029')
    expect(json).not.toMatch(/[<>&\u2028\u2029]/)
  })
})
