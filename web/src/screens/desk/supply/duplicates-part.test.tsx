import type { DuplicateGroup, SharedThing } from '@tameer/contract'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { openDesk, visitDesk } from '../../../../test/desk.tsx'
import { button, toasts } from '../../../../test/screen.ts'

const holder = (id: string, name: string, changes: Partial<DuplicateGroup['company']> = {}) => ({
  ...{ id, name, state: 'listed' as const, createdAt: '2026-03-03T06:00:00.000Z' },
  ...changes,
})
const shared = (id: string, changes: Partial<SharedThing> = {}): SharedThing => ({
  ...{ id, kind: 'phone', phone: '+923001234567', picture: null, project: null, more: false },
  others: [{ ...holder('c1', 'Soan Builders'), project: null, picture: null }],
  ...changes,
})
const group = (shares: SharedThing[]): DuplicateGroup => ({
  company: holder('c2', 'Ravi Brickworks', { state: 'unconfirmed' }),
  ...{ noticedAt: '2026-11-25T06:00:00.000Z', shares },
})
const list = 'GET /desk/supply/duplicates'
const aside = 'POST /desk/supply/duplicates/aside'
const pageOf = (data: DuplicateGroup[], nextCursor: string | null = null) => ({ body: { data, nextCursor } })
const address = '/desk/supply?part=duplicates'

it('says what companies share, where a picture stands, how they stand, and links to each', async () => {
  openDesk({
    [list]: pageOf([
      group([
        shared('s1', { more: true }),
        shared('s2', {
          ...{ kind: 'picture', phone: null, picture: '/one.jpg', project: { id: 'p1', title: 'Villa' } },
          others: [
            { ...holder('c1', 'Soan Builders'), project: { id: 'p2', title: 'House 7' }, picture: '/p.jpg' },
            { ...holder('c3', 'Chenab Sons', { state: 'hidden' }), project: null, picture: '/logo.jpg' },
          ],
        }),
        shared('s3', { kind: 'name', phone: null }),
      ]),
    ]),
  })
  await visitDesk('/desk/supply')
  await userEvent.click(await screen.findByRole('link', { name: 'The same twice' }))
  const page = await screen.findByRole('list', { name: 'Companies that share something' })
  const text = page.textContent ?? ''
  for (const part of [
    'Ravi Brickworks',
    'signed up 3 Mar 2026',
    'Noticed 25 Nov 2026',
    'The same number +923001234567',
    'and further companies',
    'The same picture, here on the project Villa',
    'on the project House 7',
    'as the logo',
    'The same name',
  ]) {
    expect(text).toContain(part)
  }
  const links = within(page).getAllByRole('link').slice(0, 2)
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Ravi Brickworks', expect.stringContaining('/desk/companies/c2')],
    ['Soan Builders', expect.stringContaining('/desk/companies/c1')],
  ])
  expect(within(page).getByText('Chenab Sons').closest('li')?.textContent).toContain('Hidden')
  const picture = within(page).getByRole('img', { name: /^Picture of/ })
  expect(picture.getAttribute('src')).toBe('/uploads/one.jpg')
})

it('puts aside what is seen once the person is sure, and loads the list again', async () => {
  const office = openDesk({
    [list]: pageOf([group([shared('s1'), shared('s2')])]),
    [aside]: () => {
      office.answers[list] = pageOf([])
      return { status: 204 }
    },
  })
  await visitDesk(address)
  const act = userEvent.setup()
  await act.click(await screen.findByRole('button', { name: /^These are different: .*Ravi.*Soan/ }))
  const dialog = await screen.findByRole('dialog')
  expect(
    within(dialog)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(['Ravi Brickworks', 'Soan Builders'])
  expect(office.of(aside)).toEqual([])
  await act.click(button('They are different'))
  await screen.findByText('No two companies share a number, a name or a picture.')
  expect(office.of(aside).map(({ body }) => body)).toEqual([{ ids: ['s1', 's2'] }])
  expect(toasts()).toEqual(['Noted. They have left the list'])
})

it('says that another company has come since, and loads the list again', async () => {
  const late = 'Another company shares this now'
  const office = openDesk({
    [list]: pageOf([group([shared('s1')])]),
    [aside]: () => {
      office.answers[list] = pageOf([group([shared('s4', { phone: '+923007654321' })])])
      return { status: 409, body: { code: 'conflict', message: late } }
    },
  })
  await visitDesk(address)
  const act = userEvent.setup()
  await act.click(await screen.findByRole('button', { name: /^These are different/ }))
  await act.click(button('They are different'))
  await screen.findByText('+923007654321')
  expect(toasts()).toEqual([late])
})

it('goes from page to page by the address, also over an empty one', async () => {
  const office = openDesk({ [list]: pageOf([], 'next') })
  await visitDesk(address)
  await screen.findByText('None on this page, but there may be more.')
  office.answers[list] = pageOf([group([shared('s1')])])
  await userEvent.click(screen.getByRole('link', { name: 'More companies' }))
  await screen.findByText('No others share anything.')
  expect(office.of(list).at(-1)?.query.get('cursor')).toBe('next')
  expect(screen.getByRole('link', { name: 'First page' })).toBeTruthy()
})

it('says why the list could not be loaded', async () => {
  openDesk({
    [list]: { status: 503, body: { code: 'unavailable', message: 'Please try again in a moment' } },
  })
  await visitDesk(address)
  await screen.findByText('The companies could not be loaded. Please try again in a moment')
  expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy()
})
