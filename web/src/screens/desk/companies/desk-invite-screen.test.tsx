import type { PreparedProfile } from '@tameer/contract'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { openDesk, visitDesk } from '../../../../test/desk.tsx'
import { button, field, heading, toasts } from '../../../../test/screen.ts'

const prepared: PreparedProfile = {
  ...{ id: '019b8d62-7a80-7000-8000-0000000000a1', version: 2, name: 'Indus Builders', categoryIds: [4, 5] },
  ...{ city: 1, phone: '+924235761999', phoneDisplay: '042-35761999', about: 'Since 1998.' },
  ...{ whatsapp: '+923001234567', whatsappDisplay: '0300-1234567', website: 'https://indus.example/' },
  ...{ source: 'Your sign in Johar Town', email: 'office@indus.example', language: 'en' },
  ...{ createdAt: '2026-11-20T06:00:00.000Z', linkUntil: null, mailedAt: null, openedAt: null },
}
const listOf = (...data: PreparedProfile[]) => ({ body: { data, nextCursor: null } })
const path = `/desk/prepared/${prepared.id}` as const
const row = async () => {
  const list = await screen.findByRole('list', { name: 'Prepared profiles' })
  return within(within(list).getByRole('heading', { name: 'Indus Builders' }).closest('li') as HTMLElement)
}

it('lists what is prepared, and where its link stands', async () => {
  const linked = { ...prepared, linkUntil: '2099-12-20T06:00:00.000Z', mailedAt: prepared.createdAt }
  openDesk({ 'GET /desk/prepared': listOf(linked) })
  await visitDesk('/desk/invite')
  await heading('Invite companies')
  const shown = await row()
  expect(shown.getByText(/^Not yet confirmed by the company · /).textContent).toBe(
    'Not yet confirmed by the company · Prepared on 20 Nov 2026 · mailed on 20 Nov 2026 · not opened yet · Link valid until 20 Dec 2099',
  )
  expect(shown.getByText('0300-1234567')).toBeTruthy()
  expect(shown.getByText(/Your sign in Johar Town/)).toBeTruthy()
  await screen.findByText('Architecture, Construction')
})

it('prepares a profile once, and shows what is missing before it is sent', async () => {
  let all: PreparedProfile[] = []
  const office = openDesk({
    'GET /desk/prepared': () => listOf(...all),
    'POST /desk/prepared': () => {
      all = [prepared]
      return { status: 201, body: prepared }
    },
  })
  const { address } = await visitDesk('/desk/invite')
  const type = userEvent.setup()
  await screen.findByText('No profile waits for its company.')
  await type.click(screen.getByRole('link', { name: 'Prepare a profile' }))
  await heading('Prepare a profile')
  await screen.findByRole('checkbox', { name: 'Construction' })
  await type.click(button('Save'))
  for (const problem of ['name of the company', 'at least one service', 'where these details']) {
    await screen.findByText(new RegExp(`^Please .*${problem}`))
  }
  expect(document.activeElement).toBe(field('Company Name'))
  expect(office.of('POST /desk/prepared')).toEqual([])
  await type.type(field('Company Name'), ' Indus Builders ')
  await type.click(screen.getByRole('checkbox', { name: 'Construction' }))
  await type.type(field('WhatsApp number'), '0300 1234567')
  await type.type(field('Where these details come from'), 'Your website')
  await type.selectOptions(screen.getByLabelText('City'), 'Lahore')
  await type.dblClick(button('Save'))
  await row()
  expect(address()).toBe('/desk/invite')
  expect(toasts()).toEqual(['The profile is prepared'])
  expect(office.of('POST /desk/prepared').map(({ body }) => body)).toEqual([
    {
      ...{ name: 'Indus Builders', categoryIds: [5], city: 2, phone: '', whatsapp: '0300 1234567' },
      ...{ website: '', about: '', source: 'Your website', email: '', language: 'ur' },
    },
  ])
})

it('keeps what was typed when somebody else has changed the profile, and saves the newer one then', async () => {
  const message = 'Somebody at the desk has changed this meanwhile'
  let refusals = 1
  const office = openDesk({
    'GET /desk/prepared': () => listOf({ ...prepared, version: 3 - refusals }),
    [`PUT ${path}`]: () => {
      refusals -= 1
      return refusals < 0 ? { body: prepared } : { status: 409, body: { code: 'conflict', message } }
    },
  })
  await visitDesk(`/desk/invite?edit=${prepared.id}`)
  await heading('Change the profile of Indus Builders')
  const type = userEvent.setup()
  await type.type(field('Company Name'), ' & Sons')
  await type.click(button('Save'))
  await screen.findByText(message)
  expect(field('Company Name').value).toBe('Indus Builders & Sons')
  await waitFor(() => expect(office.of('GET /desk/prepared')).toHaveLength(2))
  await type.click(button('Save'))
  await heading('Invite companies')
  expect(office.of(`PUT ${path}`).map(({ body }) => (body as PreparedProfile).version)).toEqual([2, 3])
})

it('makes a link, mails it when wanted, and shows it once', async () => {
  const link = 'https://tameer.example/#/desk/take-over?token=one'
  const office = openDesk({
    'GET /desk/prepared': listOf(prepared),
    [`POST ${path}/link`]: { body: { link, profile: prepared } },
  })
  await visitDesk('/desk/invite')
  const type = userEvent.setup()
  await type.click((await row()).getByRole('button', { name: /^Make the link/ }))
  const dialog = within(screen.getByRole('dialog', { name: 'Link for Indus Builders' }))
  expect(dialog.getByRole<HTMLInputElement>('checkbox').checked).toBe(true)
  await type.click(dialog.getByRole('button', { name: 'Make the link' }))
  await screen.findByText('It was mailed to office@indus.example.')
  expect(field('The link').value).toBe(link)
  const chat = screen.getByRole<HTMLAnchorElement>('link', { name: 'Send on WhatsApp' })
  expect(chat.href).toContain('https://wa.me/923001234567?text=')
  expect(new URL(chat.href).searchParams.get('text')).toContain(link)
  expect(office.of(`POST ${path}/link`).map(({ body }) => body)).toEqual([{ version: 2, mail: true }])
  await type.click(button('Done'))
  expect(screen.queryByText(link)).toBeNull()
})

it('deletes a profile after a question', async () => {
  let all = [prepared]
  const office = openDesk({
    'GET /desk/prepared': () => listOf(...all),
    [`POST ${path}/removal`]: () => {
      all = []
      return { status: 204 }
    },
  })
  await visitDesk('/desk/invite')
  const type = userEvent.setup()
  await type.click((await row()).getByRole('button', { name: /^Delete/ }))
  const dialog = within(screen.getByRole('dialog', { name: 'Delete the profile of Indus Builders?' }))
  await type.click(dialog.getByRole('button', { name: 'Delete it' }))
  await screen.findByText('No profile waits for its company.')
  expect(toasts()).toEqual(['The profile was deleted'])
  expect(office.of(`POST ${path}/removal`).map(({ body }) => body)).toEqual([{ version: 2 }])
})

it('is for operators alone', async () => {
  const office = openDesk({}, { role: 'Editor' })
  await visitDesk('/desk/invite')
  await screen.findByText('This part of the desk is for operators.')
  expect(office.of('GET /desk/prepared')).toEqual([])
})
