import type { DeskEntry } from '@tameer/contract'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { openDesk, visitDesk } from '../../../test/desk.tsx'
import { button, field, heading, toasts } from '../../../test/screen.ts'

const lahore: DeskEntry = { id: 2, name: 'Lahore', nameUr: 'لاہور', version: 0 }
const chakwal: DeskEntry = { id: 45, name: 'Chakwal', nameUr: 'چکوال', version: 3 }
const listOf = (...data: DeskEntry[]) => ({ body: { data } })
const cities = 'GET /desk/catalogue/cities'
const uses = { 'GET /desk/catalogue/cities/45/uses': { body: { companies: 1, projects: 1_000 } } }
const row = async (name: string) => {
  const list = await screen.findByRole('list', { name: 'Cities' })
  return within((await within(list).findByRole('heading', { name })).closest('li') as HTMLElement)
}

it('shows the list of the address, with both names', async () => {
  const type = { ...lahore, id: 5, name: 'Residential', nameUr: 'رہائشی' }
  openDesk({ [cities]: listOf(chakwal, lahore), 'GET /desk/catalogue/building-types': listOf(type) })
  const { address } = await visitDesk('/desk/catalogue')
  await heading('Cities, services and building types')
  expect((await row('Lahore لاہور')).getByRole('button', { name: 'Rename: Lahore' })).toBeTruthy()
  await row('Chakwal چکوال')
  await userEvent.click(screen.getByRole('link', { name: 'Building types' }))
  await screen.findByRole('heading', { name: 'Residential رہائشی' })
  expect(address()).toBe('/desk/catalogue?list=building-types')
})

it('adds an entry once, and shows what is missing before it is sent', async () => {
  let all = [lahore]
  const office = openDesk({
    [cities]: () => listOf(...all),
    'POST /desk/catalogue/cities': () => {
      all = [chakwal, lahore]
      return { status: 201, body: chakwal }
    },
  })
  await visitDesk('/desk/catalogue')
  const type = userEvent.setup()
  await row('Lahore لاہور')
  await type.click(button('Add a city'))
  await type.click(button('Save'))
  await screen.findByText('Please enter the name in Urdu letters')
  expect(document.activeElement).toBe(field('Name in English'))
  await type.type(field('Name in English'), ' Chakwal ')
  await type.type(field('Name in Urdu'), 'چکوال')
  await type.dblClick(button('Save'))
  await row('Chakwal چکوال')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(toasts()[0]).toContain('Chakwal')
  expect(office.of('POST /desk/catalogue/cities').map(({ body }) => body)).toEqual([
    { name: 'Chakwal', nameUr: 'چکوال' },
  ])
})

it('says who has an entry before it is renamed, and keeps what was typed when somebody else was faster', async () => {
  const message = 'Somebody at the desk has changed this meanwhile'
  let refusals = 1
  const put = 'PUT /desk/catalogue/cities/45'
  const office = openDesk({
    ...{ [cities]: () => listOf({ ...chakwal, version: 4 - refusals }), ...uses },
    [put]: () => {
      refusals -= 1
      return refusals < 0 ? { body: chakwal } : { status: 409, body: { code: 'conflict', message } }
    },
  })
  await visitDesk('/desk/catalogue')
  const type = userEvent.setup()
  await type.click((await row('Chakwal چکوال')).getByRole('button', { name: /^Rename/ }))
  await screen.findByText(/^1 company and 1,000 projects or more have it now\./)
  await type.type(field('Name in English'), ' City')
  await type.click(button('Save'))
  await screen.findByText(message)
  expect(field('Name in English').value).toBe('Chakwal City')
  await waitFor(() => expect(office.of(cities)).toHaveLength(2))
  await type.click(button('Save'))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(office.of(put).map(({ body }) => body)).toEqual([
    { name: 'Chakwal City', nameUr: 'چکوال', version: 3 },
    { name: 'Chakwal City', nameUr: 'چکوال', version: 4 },
  ])
})

it('lets an editor rename, and not add', async () => {
  const put = 'PUT /desk/catalogue/cities/45'
  const office = openDesk(
    { [cities]: listOf(lahore, chakwal), ...uses, [put]: { body: chakwal } },
    { role: 'Editor' },
  )
  await visitDesk('/desk/catalogue')
  const type = userEvent.setup()
  const shown = await row('Chakwal چکوال')
  const list = within(screen.getByRole('main'))
  expect(list.getAllByRole('button').map((one) => one.getAttribute('aria-label'))).toEqual([
    'Rename: Lahore',
    'Rename: Chakwal',
  ])
  expect(screen.getByRole('link', { name: 'Cities, services, types' })).toBeTruthy()
  await type.click(shown.getByRole('button', { name: /^Rename/ }))
  await type.type(field('Name in English'), ' City')
  await type.click(button('Save'))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(office.of(put).map(({ body }) => body)).toEqual([
    { name: 'Chakwal City', nameUr: 'چکوال', version: 3 },
  ])
})
