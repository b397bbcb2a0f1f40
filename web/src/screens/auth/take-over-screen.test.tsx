import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { userFixture } from '../../../test/fixtures.ts'
import { openOffice, visit } from '../../../test/office.tsx'
import { button, field, heading, toasts } from '../../../test/screen.ts'

const offered = {
  ...{ name: 'Indus Builders', categoryIds: [4, 5], city: 2, about: 'Since 1998.' },
  ...{ phone: '+924235761999', phoneDisplay: '042-35761999', whatsapp: '', whatsappDisplay: '' },
  ...{ website: 'https://indus.example/', source: 'Your sign in Johar Town', email: 'office@indus.example' },
  ...{ language: 'en', linkUntil: '2026-12-20T06:00:00.000Z' },
}
const link = '/desk/take-over?token=one'
const offer = { 'POST /desk/take-over': { body: offered } }
const gone = { status: 400, body: { code: 'invalid', message: 'This link has expired' } }

async function fill(type: ReturnType<typeof userEvent.setup>, repeated = 'bricks by the wagon') {
  await heading('Take over your profile')
  await type.type(await screen.findByLabelText('Password'), 'bricks by the wagon')
  await type.type(field('Confirm Password'), repeated)
  await type.dblClick(button('Take over the profile'))
}

it('shows what is prepared and where it is from, and opens the account with it once', async () => {
  const user = userFixture({ name: 'Indus Builders' })
  const office = openOffice({
    ...offer,
    'POST /desk/take-over/taken': { status: 201, body: { user, token: 'fresh' } },
  })
  const { address } = await visit(link)
  const details = within(await screen.findByRole('region', { name: 'What we have prepared' }))
  for (const text of ['042-35761999', 'indus.example/', 'Since 1998.', 'Your sign in Johar Town']) {
    expect(details.getByText(text)).toBeTruthy()
  }
  await details.findByText('Lahore')
  expect(details.queryByText('WhatsApp')).toBeNull()
  expect(screen.getByText('You have time until 20 Dec 2026.')).toBeTruthy()
  expect([field('Company Name').value, field('Email').value]).toEqual([offered.name, offered.email])
  await fill(userEvent.setup())
  await waitFor(() => expect(address()).toBe(`/image-upload/${user.id}`), { timeout: 10_000 })
  expect(office.of('POST /desk/take-over/taken').map(({ body }) => body)).toEqual([
    {
      ...{ token: 'one', name: offered.name, email: offered.email, categoryIds: [4, 5] },
      ...{ password: 'bricks by the wagon', confirmPassword: 'bricks by the wagon' },
    },
  ])
  expect(localStorage.getItem('token')).toBe('fresh')
  expect(toasts()).toEqual(['The profile is yours'])
})

it('judges the passwords before it is sent, and keeps what the server refuses', async () => {
  const fields = { email: 'This email address is taken' }
  const office = openOffice({
    ...offer,
    'POST /desk/take-over/taken': { status: 409, body: { code: 'conflict', message: 'Taken', fields } },
  })
  await visit(link)
  const type = userEvent.setup()
  await fill(type, 'bricks')
  await screen.findByText('Please type the same password in both fields')
  expect(office.of('POST /desk/take-over/taken')).toEqual([])
  await type.type(field('Confirm Password'), ' by the wagon')
  await type.click(button('Take over the profile'))
  await screen.findByText('This email address is taken')
  expect([field('Email').value, field('Password').value]).toEqual([offered.email, 'bricks by the wagon'])
})

it('deletes the profile at the wish of its company, after a question', async () => {
  const office = openOffice({ ...offer, 'POST /desk/take-over/refused': { status: 204 } })
  await visit(link)
  const type = userEvent.setup()
  await type.click(await screen.findByRole('button', { name: 'Delete this profile' }))
  await type.dblClick(within(screen.getByRole('dialog')).getByRole('button', { name: 'Delete this profile' }))
  await screen.findByText('The profile is deleted. Nothing of it is kept.')
  expect(office.of('POST /desk/take-over/refused').map(({ body }) => body)).toEqual([{ token: 'one' }])
})

it.each([link, '/desk/take-over'])('says at %s that a link is not valid', async (address) => {
  openOffice({ 'POST /desk/take-over': gone })
  await visit(address)
  await screen.findByText(/^This link is not valid any more/)
  expect(screen.getByRole('link', { name: 'Sign up without it' }).getAttribute('href')).toBe('/signup')
  expect(screen.queryByRole('button', { name: 'Take over the profile' })).toBeNull()
})

it('can be loaded again after a failure', async () => {
  let tries = 0
  openOffice({
    'POST /desk/take-over': () => {
      tries += 1
      return tries === 1 ? 'offline' : { body: offered }
    },
  })
  await visit(link)
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }))
  await screen.findByText('Your sign in Johar Town')
})
