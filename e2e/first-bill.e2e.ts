import { runningTotal } from './detailed-steps.ts'
import { expect, test } from './fixtures.ts'
import { hold, scripts } from './held-requests.ts'

const squareYards = 'In Karachi it usually gives square yards: then choose sq yd above.'

test('a bill has its shape and its house’s name before the client runs, and keeps both', async ({
  page,
  say,
  words,
}) => {
  const title = words.houseTitle.estimateTitle('7', say('Marla'), say('Karachi'))
  const letGo = await hold(page, scripts)
  const house = 'mode=detailed&city=karachi&plotSize=7&constructionType=Complete'
  await page.goto(`/#/calculator?${house}`, { waitUntil: 'commit' })
  const heading = page.getByRole('heading', { level: 1 })
  await expect(heading).toHaveText(title)
  await page.evaluate(() => {
    const seen: (string | undefined)[] = []
    Object.assign(window, { seen })
    const look = () => {
      const text = document.querySelector('#root h1')?.textContent
      if (seen.at(-1) !== text) seen.push(text)
    }
    new MutationObserver(look).observe(document, { childList: true, subtree: true, characterData: true })
  })
  letGo()
  const bill = page.getByRole('region', { name: say('The bill'), exact: true })
  await expect(bill.getByText(say('Most likely cost'))).toBeVisible()
  const seen = await page.evaluate(() => (window as unknown as { seen: string[] }).seen)
  expect(seen).toEqual([title])
})

test('a house that is not known by its address is not named before the client runs', async ({
  page,
  say,
}) => {
  await hold(page, scripts)
  for (const house of [
    'city=Quetta&plotSize=7',
    'city=Karachi&plotSize=seven',
    'city=Karachi&step=plot&plotSize=7',
  ]) {
    await page.goto(`/?of=${house.length}#/calculator?mode=detailed&${house}`, { waitUntil: 'commit' })
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(say('Detailed House Construction Cost'))
  }
})

test('the first question of a bill is there before the client runs, and keeps what is answered', {
  tag: '@smoke',
}, async ({ page, say, words }) => {
  const letGo = await hold(page, scripts)
  await page.goto('/#/calculator?mode=detailed&city=Karachi&step=plot', { waitUntil: 'commit' })
  const plot = page.getByLabel(say('Plot size'))
  await expect(page.getByLabel(say('City'))).toHaveValue('Karachi')
  await expect(page.getByText(say(squareYards))).toBeVisible()
  await expect(plot).toBeFocused()
  await page.keyboard.type('7')
  const early = await plot.boundingBox()
  letGo()
  await expect(runningTotal(page)).toContainText(words.quickEstimate.asPublished('1.43 Crore'))
  await expect(plot).toHaveValue('7')
  await expect(plot).toBeFocused()
  expect(await plot.boundingBox()).toEqual(early)
  await page.keyboard.type('5')
  await expect(plot).toHaveValue('75')
  await expect.poll(() => page.url()).toContain('city=Karachi&plotSize=75')
})

test('the first question has the answers that its address has, or it waits for the client', async ({
  page,
  say,
}) => {
  await hold(page, scripts)
  const at = async (query: string) => {
    await page.goto(`/?of=${query.length}#/calculator?mode=detailed${query}`, { waitUntil: 'commit' })
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  }
  await at('')
  await expect(page.getByLabel(say('City'))).toHaveValue('')
  await expect(page.getByLabel(say('Plot size'))).not.toBeFocused()
  await expect(page.getByText(say(squareYards))).toBeHidden()
  await at('&city=islamabad')
  await expect(page.getByLabel(say('City'))).toHaveValue('Islamabad')
  await expect(page.getByText(say(squareYards))).toBeHidden()
  for (const query of [
    '&city=Quetta',
    '&city=',
    '&plotSize=',
    '&plotUnit=Kanal',
    '&city=Lahore&step=house',
  ]) {
    await at(query)
    await expect(page.getByText(say('Loading…', 'ui'))).toBeVisible()
    await expect(page.getByLabel(say('Plot size'))).toBeHidden()
  }
})
