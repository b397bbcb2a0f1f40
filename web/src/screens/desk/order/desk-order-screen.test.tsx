import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { openDesk, visitDesk } from '../../../../test/desk.tsx'
import { listedCompanyFixture } from '../../../../test/desk-company.ts'
import { button, field, heading, toasts } from '../../../../test/screen.ts'

const [get, put] = ['GET /desk/order', 'PUT /desk/order']
const named = (...names: string[]) => names.map((name) => listedCompanyFixture({ id: name, name }))
const order = (version: string, ...names: string[]) => ({
  body: { version, data: named(...names), more: false },
})
const names = async () =>
  within(await screen.findByRole('list', { name: 'Companies in order' }))
    .getAllByRole('link')
    .map((link) => link.textContent)
const changes = () =>
  within(screen.getByRole('list', { name: 'Changes' }))
    .getAllByRole('listitem')
    .map((item) => item.textContent?.replace(/[\u2066-\u2069]/g, ''))

it('shows what changes before it is saved, and then saves it', async () => {
  const office = openDesk({
    [get]: order('v1', 'Ada', 'Bea', 'Cai', 'Dua'),
    [put]: order('v2', 'Dua', 'Ada', 'Cai'),
  })
  await visitDesk('/desk/order')
  expect(await names()).toEqual(['Ada', 'Bea', 'Cai', 'Dua'])
  const type = userEvent.setup()
  await type.clear(field('Position of Dua'))
  await type.type(field('Position of Dua'), '1{Enter}')
  expect(await names()).toEqual(['Dua', 'Ada', 'Bea', 'Cai'])
  expect(screen.getAllByText(/^was \d$/).map(({ textContent }) => textContent)).toEqual([
    ...['was 4', 'was 1', 'was 2', 'was 3'],
  ])
  await type.click(button('Take Bea out of the order'))
  expect(screen.getByText('2 changes are not saved yet')).toBeTruthy()
  expect(office.of(put)).toEqual([])
  await type.click(button('Look at changes and save'))
  expect(changes()).toEqual(['Dua: from 4 to 1', 'Bea: no position any more, was at 2'])
  const lines = screen.getByRole('img', { name: /Dua.*from 4 to 1; .*Bea.*was at 2$/ })
  expect(lines.querySelectorAll('path')).toHaveLength(3)
  await type.click(button('Save'))
  expect(screen.getByText('Please say why the order changes')).toBeTruthy()
  expect(office.of(put)).toEqual([])
  await type.type(field('Why'), ' Best work of the month ')
  await type.click(button('Save'))
  expect(await toasts()).toEqual(['The order is saved'])
  expect(office.of(put).map(({ body }) => body)).toEqual([
    { version: 'v1', why: 'Best work of the month', ids: ['Dua', 'Ada', 'Cai'] },
  ])
  expect(screen.queryByText(/not saved yet/)).toBeNull()
  expect(await names()).toEqual(['Dua', 'Ada', 'Cai'])
})

it('moves by arrows, keeps the focus on what moved, and undoes all', async () => {
  openDesk({ [get]: order('v1', 'Ada', 'Bea', 'Cai') })
  await visitDesk('/desk/order')
  await names()
  const type = userEvent.setup()
  await type.click(button('Move later Ada'))
  expect(await names()).toEqual(['Bea', 'Ada', 'Cai'])
  expect(document.activeElement).toBe(button('Move later Ada'))
  await type.keyboard('{Enter}')
  expect(await names()).toEqual(['Bea', 'Cai', 'Ada'])
  expect(document.activeElement).toBe(button('Move earlier Ada'))
  await type.click(button('Undo all'))
  expect(await names()).toEqual(['Ada', 'Bea', 'Cai'])
  expect(document.activeElement).toBe(await heading('Order of companies'))
})

it.each(['0', '4', 'two', ''])('says that %j is no position, and moves nothing', async (typed) => {
  openDesk({ [get]: order('v1', 'Ada', 'Bea', 'Cai') })
  await visitDesk('/desk/order')
  await names()
  const type = userEvent.setup()
  await type.clear(field('Position of Ada'))
  await type.type(field('Position of Ada'), `${typed}{Enter}`)
  expect((await screen.findByRole('alert')).textContent).toBe('Please enter a whole number from 1 to 3')
  expect(field('Position of Ada').getAttribute('aria-invalid')).toBe('true')
  expect(await names()).toEqual(['Ada', 'Bea', 'Cai'])
})

it('adds a company that was found, once', async () => {
  const found = { body: { data: named('Bea', 'Dua'), nextCursor: 'further' } }
  const office = openDesk({ [get]: order('v1', 'Ada', 'Bea'), 'GET /desk/companies': found })
  await visitDesk('/desk/order')
  await names()
  const type = userEvent.setup()
  await type.type(field('Find a company'), 'builders{Enter}')
  const list = within(await screen.findByRole('list', { name: 'Companies found' }))
  expect(list.getByText('Stands at 2')).toBeTruthy()
  expect(screen.getByText('These are the first that were found. Type more to find another.')).toBeTruthy()
  expect(Object.fromEntries(office.of('GET /desk/companies').at(-1)?.query ?? [])).toEqual({
    q: 'builders',
    limit: '8',
  })
  await type.click(list.getByRole('button', { name: /Add .*Dua.* at the end/ }))
  expect(await names()).toEqual(['Ada', 'Bea', 'Dua'])
  expect(list.queryByRole('button')).toBeNull()
  await type.click(button('Look at changes and save'))
  expect(changes()).toEqual(['Dua: new at 3'])
})

it('keeps the order being made when somebody else was faster, and shows what it would undo', async () => {
  const refusal = {
    ...{ code: 'conflict', message: 'Somebody was faster' },
    current: { version: 'v2', last: { actor: 'Omar', at: '2026-11-23T07:00:00.000Z' } },
  }
  let faster = false
  openDesk({
    [get]: () => (faster ? order('v2', 'Bea', 'Ada', 'Cai') : order('v1', 'Ada', 'Bea', 'Cai')),
    [put]: () => {
      faster = true
      return { status: 409, body: refusal }
    },
  })
  await visitDesk('/desk/order')
  await names()
  const type = userEvent.setup()
  await type.click(button('Move later Bea'))
  await type.click(button('Look at changes and save'))
  await type.type(field('Why'), 'Two weeks in front')
  await type.click(button('Save'))
  expect((await screen.findByText(/saved another order on 23 Nov 2026/)).textContent).toContain('Omar')
  expect(await names()).toEqual(['Ada', 'Cai', 'Bea'])
  await type.click(button('Look at changes and save'))
  expect(changes()).toEqual(['Bea: from 1 to 3'])
  await type.click(button('Cancel'))
  await type.click(button('Undo all'))
  expect(await names()).toEqual(['Bea', 'Ada', 'Cai'])
  expect(screen.queryByText(/saved another order/)).toBeNull()
})

it('says that nothing has a position, that it waits, and what went wrong', async () => {
  let broken = true
  openDesk({
    [get]: () =>
      broken ? { status: 503, body: { code: 'unavailable', message: 'Please wait' } } : order('v0'),
  })
  await visitDesk('/desk/order')
  expect(await screen.findByText('The order could not be loaded. Please wait')).toBeTruthy()
  broken = false
  await userEvent.click(button('Try again'))
  expect(await screen.findByText('No company has a position yet. Find one and add it.')).toBeTruthy()
})

it('is not for editors', async () => {
  const office = openDesk({}, { role: 'Editor' })
  await visitDesk('/desk/order')
  expect(await screen.findByText('This part of the desk is for operators.')).toBeTruthy()
  expect(office.of(get)).toEqual([])
})
