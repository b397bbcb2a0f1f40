import { currentPriceBook } from '@tameer/calculator'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { openDesk, visitDesk } from '../../../../test/desk.tsx'
import { button, field, heading } from '../../../../test/screen.ts'

const { version } = currentPriceBook
const prices = 'GET /desk/prices'
const calls = {
  [prices]: { body: { version, old: 2, oldestDay: '2026-09-30' } },
  [`GET /price-books/${version}`]: { body: { changes: [], usual: {} } },
}
const post = 'POST /desk/prices'
const table = 'Item\tLahore\tKarachi\nCement\t1,600\t0\nSand\t60\t\nSteel\t320\t266'

/** Names the source, pastes the table and reads it. */
async function pasteTable(type: ReturnType<typeof userEvent.setup>) {
  await type.type(field('Source'), 'Made-up bulletin')
  await type.type(field('Day'), '28')
  await type.type(field('Month'), '11')
  await type.type(field('Year'), '2026')
  await type.click(field('Rows or columns'))
  await type.paste(table)
  await type.click(button('Read'))
}

it('reads a paste, asks for a word why, and publishes', async () => {
  const office = openDesk({ ...calls, [post]: { status: 201, body: { version: '2026-11-30' } } })
  await visitDesk('/desk/prices')
  await heading('Prices')
  await screen.findByText('2 prices are of 45 days ago or longer.')
  const type = userEvent.setup()
  await pasteTable(type)
  await screen.findByText('3 prices were read, 1 not collected.')
  const unread = within(screen.getByRole('list', { name: 'Not recognised' }))
  expect(unread.getByText('Sand')).toBeTruthy()
  await type.selectOptions(unread.getByRole('combobox', { name: /^Article/ }), 'Fine sand')
  expect(screen.queryByRole('list', { name: 'Not recognised' })).toBeNull()
  const publish = () => button('Publish')
  expect(publish().disabled).toBe(true)
  await type.type(field('Second source or reason: Deformed bars, Grade 60, Lahore'), 'Two shops')
  await type.click(publish())
  await waitFor(() => expect(office.of(post)).toHaveLength(1))
  const source = { name: 'Made-up bulletin', day: '2026-11-28' }
  const entry = (article: string, city: string, pkr: number) => ({
    article,
    city,
    pkr,
    kind: 'published',
    source,
  })
  expect(office.of(post)[0]?.body).toEqual({
    base: version,
    entries: [
      entry('cement', 'Lahore', 1600),
      { ...entry('steel', 'Lahore', 320), note: 'Two shops' },
      entry('steel', 'Karachi', 266),
      entry('fine_sand', 'Lahore', 60),
    ],
  })
  await waitFor(() => expect(office.of(prices).length).toBeGreaterThan(1))
  expect(document.activeElement?.textContent).toBe('Prices')
})

it('says at its field what a paste lacks', async () => {
  openDesk(calls)
  await visitDesk('/desk/prices')
  await heading('Prices')
  const type = userEvent.setup()
  await type.click(field('Rows or columns'))
  await type.paste(table)
  await type.click(button('Read'))
  await waitFor(() => expect(document.activeElement).toBe(field('Source')))
  expect(screen.queryByText('3 prices were read, 1 not collected.')).toBeNull()
})

it('takes a price typed into the table, and shows the newest prices when others were published meanwhile', async () => {
  const message = 'Newer prices were published meanwhile'
  const office = openDesk({ ...calls, [post]: { status: 409, body: { code: 'conflict', message } } })
  await visitDesk('/desk/prices')
  const type = userEvent.setup()
  await screen.findByRole('region', { name: 'Prices of today' })
  await type.type(field('New price: Cement, Lahore'), '5000')
  await screen.findByText(/^More than twice or less than half/)
  await type.clear(field('New price: Cement, Lahore'))
  await type.type(field('New price: Cement, Lahore'), '1,600')
  const before = office.of(prices).length
  await type.click(button('Publish'))
  await screen.findByText(message)
  await waitFor(() => expect(office.of(prices).length).toBeGreaterThan(before))
})

it('lets an editor prepare and copy, and not publish', async () => {
  openDesk(calls, { role: 'Editor' })
  await visitDesk('/desk/prices')
  const type = userEvent.setup()
  await screen.findByRole('region', { name: 'Prices of today' })
  await type.type(field('New price: Cement, Lahore'), '1,600')
  await screen.findByRole('button', { name: 'Copy the list' })
  expect(screen.queryByRole('button', { name: 'Publish' })).toBeNull()
})
