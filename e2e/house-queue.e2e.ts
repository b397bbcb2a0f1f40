import type { APIRequestContext, BrowserContext, Page } from '@playwright/test'
import type { HouseView } from '@tameer/contract'
import { expectAccessible } from './accessible.ts'
import { beginHouse, pickedJpeg } from './begun-house.ts'
import { openBreakingLine } from './breaking-line.ts'
import { expect, test } from './fixtures.ts'
import type { Say } from './languages.ts'
import { expectNoSidewaysScroll, waitForRest } from './movement.ts'

// A line that breaks is what these journeys are about.
test.use({ provoked: /Failed to load resource|ERR_|net::/ })

/** Pictures so small that one of them passes a line that breaks after 100 KB. */
const smallPx = 1200

type House = Awaited<ReturnType<typeof beginHouse>>

async function viewOf(api: APIRequestContext, { id, own }: House): Promise<HouseView> {
  const answer = await api.get(`/api/houses/${id}`, { headers: { 'x-house-key': own } })
  return (await answer.json()) as HouseView
}

/** The entries of work, and all pictures in the diary. */
async function countEntries(api: APIRequestContext, house: House) {
  const { entries } = await viewOf(api, house)
  return {
    work: entries.data.filter(({ kind }) => kind === 'work').length,
    claims: entries.data.filter(({ kind }) => kind === 'claim').length,
    pictures: new Set(entries.data.flatMap(({ images }) => images.map(({ image }) => image))).size,
  }
}

const input = (page: Page, text: string) =>
  page.locator('label').filter({ hasText: text, visible: true }).locator('input')

async function pick(page: Page, text: string, numbers: number[]) {
  await input(page, text).setInputFiles(await Promise.all(numbers.map((one) => pickedJpeg(one, smallPx))))
}

/** Adds an entry; the sheet closes once it is in the queue. */
async function addEntry(page: Page, say: Say, text: string, numbers: number[], send: string) {
  await pick(page, say('Add pictures', 'houseAdd'), numbers)
  await page.getByRole('textbox', { name: say('A word (optional)', 'houseAdd') }).fill(text)
  await page.getByRole('button', { name: send }).click()
  await expect(page).not.toHaveURL(/do=add/)
}

async function claim(page: Page, say: Say, done: string, numbers: number[]) {
  await page.getByRole('link', { name: done }).and(page.locator(':visible')).first().click()
  await pick(page, say('Add the first picture'), numbers)
  await page.getByRole('button', { name: say('Send to the family') }).click()
  await expect(page).not.toHaveURL(/do=claim/)
}

/** The connection comes back again and again, so that nobody waits for the pauses between tries. */
function comeBackOften(context: BrowserContext) {
  return context.addInitScript(() => setInterval(() => window.dispatchEvent(new Event('online')), 400))
}

test('12 pictures over a line that breaks arrive once, through a closed page and two tabs', async ({
  page,
  context,
  request,
  baseURL,
  language,
  say,
  words,
}) => {
  const house = await beginHouse(request)
  const { houseAdd, houseQuestions } = words
  const line = await openBreakingLine(baseURL ?? '', { breaksAfter: 100 * 1024, losesAnswers: true })
  const address = `${line.address}${language === 'ur' ? '/ur' : ''}/#/house/${house.id}`
  await page.goto(`${address}?key=${house.site}`)
  await waitForRest(page)
  await context.setOffline(true)
  await addEntry(page, say, 'Walls', [1, 2, 3, 4, 5, 6, 7, 8, 9], houseAdd.send(9))
  await expect(page.getByText(words.houseQueue.waitHere(9))).toBeVisible()
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
  await claim(page, say, houseQuestions.stageDone('foundation'), [10, 11, 12])
  await expect(page.getByText(words.houseQueue.waitHere(12))).toBeVisible()

  await comeBackOften(context)
  await page.close()
  await context.setOffline(false)
  const [first, last] = [await context.newPage(), await context.newPage()]
  for (const tab of [first, last]) await tab.goto(address)
  await expect(first.getByText(/MB/)).toBeVisible()
  await first.close()
  await expect
    .poll(() => countEntries(request, house), { timeout: 90_000 })
    .toEqual({ work: 1, claims: 1, pictures: 12 })
  await expect(last.getByRole('link', { name: say('Tell the family on WhatsApp') })).toBeVisible()
  expect(line.broken.lines + line.broken.answers).toBeGreaterThan(3)
  await line.close()
})

test('a record that the server refuses stays, and the rest goes on', async ({
  page,
  context,
  request,
  say,
  words,
}) => {
  const house = await beginHouse(request)
  const { houseAdd, houseQuestions, houseQueue } = words
  const done = houseQuestions.stageDone('foundation')
  // An older browser: one tab at a time sends by a lease in the database.
  await page.addInitScript(() => Object.defineProperty(navigator, 'locks', { value: undefined }))
  await page.goto(`/#/house/${house.id}?key=${house.site}`)
  await waitForRest(page)
  await context.setOffline(true)
  await addEntry(page, say, 'Before', [1], houseAdd.send(1))
  await claim(page, say, done, [2, 3, 4])
  await addEntry(page, say, 'After', [5], houseAdd.send(1))
  const stage = house.view.stages.find((one) => one.stage === 'foundation')
  const finished = await request.post(`/api/houses/${house.id}/stages/${stage?.id}/finish`, {
    headers: { 'x-house-key': house.own },
    data: { id: crypto.randomUUID() },
  })
  expect(finished.ok(), await finished.text()).toBe(true)
  await context.setOffline(false)

  const stopped = page.getByRole('alert').filter({ hasText: houseQueue.notSent(done) })
  await expect(stopped).toBeVisible()
  await expect.poll(() => countEntries(request, house)).toEqual({ work: 2, claims: 0, pictures: 2 })
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
  await page.getByRole('button', { name: say('Try again', 'houseQueue') }).click()
  await expect(stopped).toBeVisible()
  await page.getByRole('button', { name: say('Leave it out') }).click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: say('Leave it out') })
    .click()
  await expect(stopped).toBeHidden()
})

test('what was picked outlives a reload, and the page that was seen last is there without a connection', async ({
  page,
  context,
  request,
  say,
  words,
}) => {
  const house = await beginHouse(request)
  await page.goto(`/#/house/${house.id}?key=${house.site}`)
  await pick(page, say('Add pictures', 'houseAdd'), [1, 2])
  const send = page.getByRole('button', { name: words.houseAdd.send(2) })
  await expect(send).toBeEnabled()
  await page.waitForFunction(
    () =>
      new Promise((resolve) => {
        const open = indexedDB.open('house-files')
        open.onsuccess = () => {
          const kept = open.result.transaction('drafts').objectStore('drafts').getAll()
          kept.onsuccess = () => {
            open.result.close()
            resolve(kept.result[0]?.pictures.length === 2)
          }
        }
      }),
  )
  await page.reload()
  await expect(send).toBeEnabled()
  await send.click()
  await expect.poll(() => countEntries(request, house)).toEqual({ work: 1, claims: 0, pictures: 2 })
  await expect(page.getByRole('link', { name: say('Tell the family on WhatsApp') })).toBeVisible()

  await context.route('**/api/houses/**', (route) => route.abort())
  await page.reload()
  await expect(page.getByRole('alert').filter({ hasText: /./ })).toContainText(
    words.housePage.seenLast(new Date().toISOString()).slice(0, 12),
  )
  await expect(
    page.getByRole('heading', { level: 1, name: words.housePage.title('Johar Town') }),
  ).toBeVisible()
})

test('where the browser keeps nothing it is sent from the sheet, which says so', async ({
  page,
  request,
  say,
  words,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'indexedDB', {
      get() {
        throw new DOMException('The operation is insecure.', 'SecurityError')
      },
    })
  })
  const house = await beginHouse(request)
  await page.goto(`/#/house/${house.id}?key=${house.site}`)
  await pick(page, say('Add pictures', 'houseAdd'), [1])
  await expect(page.getByText(words.houseQueue.nothingKept)).toBeVisible()
  await page.getByRole('button', { name: words.houseAdd.send(1) }).click()
  await expect.poll(() => countEntries(request, house)).toEqual({ work: 1, claims: 0, pictures: 1 })
})
