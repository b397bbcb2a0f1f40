import type { User } from '@tameer/contract'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { contactFixture, portfolioFixture, userFixture } from '../../../../test/fixtures.ts'
import { missingLists } from '../../../../test/missing-lists.ts'
import { openOffice, visit } from '../../../../test/office.tsx'
import { addWithoutPicture, button, field, formBelow, toasts } from '../../../../test/screen.ts'

const numbers = { whatsapp: '+923217654321', whatsappDisplay: '0321-7654321' }
const user = userFixture({
  contact: contactFixture({ ...numbers, contactEmail: 'office@example.com', officeAddress: 'Mall', city: 2 }),
})
/** The account as another device has changed it. */
const elsewhere = {
  ...user,
  contact: { ...user.contact, phone: '+923007654321', phoneDisplay: '0300-7654321' },
}
const profile = 'GET /users/profile'

describe('how a company is reached', () => {
  it('is changed in the settings, and shown as the server keeps it', async () => {
    const instagramLink = 'https://www.instagram.com/alisons'
    const changed = { ...user, contact: { ...user.contact, instagramLink, officeAddress: '' } }
    const office = openOffice({ 'PUT /users/profile': { body: changed } })
    await visit('/settings', user)
    await formBelow('Update Profile')
    const act = userEvent.setup()
    expect(field('WhatsApp number').value).toBe('0321-7654321')
    await waitFor(() => expect(field('City').value).toBe('2'))
    await act.type(field('Instagram Link'), '@alisons')
    await act.clear(field('Office address'))
    await act.click(button('Save'))
    await waitFor(() => expect(toasts()).toEqual(['Your contact details are saved']))
    const form = office.of('PUT /users/profile')[0]?.form
    expect(Object.fromEntries(form ?? [])).toEqual({
      ...{ email: user.email, instagramLink: '@alisons', officeAddress: '' },
    })
    expect(field('Instagram Link').value).toBe(instagramLink)
  })

  it.each(missingLists)('keeps its city while the list of cities %s', async (what, cities) => {
    const shown = what === 'has not come' ? 'Loading cities…' : 'Chosen city'
    const office = openOffice({ 'GET /cities': cities, 'PUT /users/profile': { body: user } })
    await visit('/settings', user)
    await formBelow('Update Profile')
    const shownCity = () => screen.getByLabelText<HTMLSelectElement>('City').selectedOptions[0]?.text
    await waitFor(() => expect(shownCity()).toBe(shown))
    const act = userEvent.setup()
    await act.type(field('Office address'), ' Road')
    await act.click(button('Save'))
    await waitFor(() => expect(toasts()).toEqual(['Your contact details are saved']))
    const form = office.of('PUT /users/profile')[0]?.form
    expect(Object.fromEntries(form ?? [])).toEqual({ email: user.email, officeAddress: 'Mall Road' })
    expect(field('City').value).toBe('2')
  })

  it('is judged before it is sent', async () => {
    const office = openOffice()
    await visit('/settings', user)
    await formBelow('Update Profile')
    const act = userEvent.setup()
    await act.type(field('Phone'), '042-3571')
    await act.type(field('Website'), 'nothing')
    await act.click(button('Save'))
    expect(await screen.findByText('Please enter a valid phone number')).toBeTruthy()
    expect(screen.getByText(/web address that starts with/)).toBeTruthy()
    expect(document.activeElement).toBe(field('Phone'))
    expect(office.of('PUT /users/profile')).toEqual([])
  })

  it('is asked for when the form opens, and shown as it is remembered where it cannot be had', async () => {
    const office = openOffice({ [profile]: { body: elsewhere } })
    const { leave } = await visit('/settings', user)
    expect(await screen.findByLabelText('Phone')).toHaveProperty('value', '0300-7654321')
    leave()
    office.answers[profile] = 'offline'
    await visit('/settings', user)
    expect(await screen.findByLabelText('Phone')).toHaveProperty('value', user.contact.phoneDisplay)
  })
})

describe('a new project’s form', () => {
  async function openForm(user: User, office: Parameters<typeof openOffice>[0]) {
    const opened = openOffice({ 'POST /portfolios': { status: 201, body: portfolioFixture() }, ...office })
    await visit('/add-portfolio', user)
    await formBelow('Add Portfolio')
    await screen.findByLabelText('Title')
    return opened
  }

  async function send() {
    await userEvent.type(field('Title'), 'Tower house')
    await userEvent.type(field('Content'), 'Four storeys.')
    await addWithoutPicture()
  }

  it('begins with the contact that the company has now, and sends none of it', async () => {
    const office = await openForm(user, { [profile]: { body: elsewhere } })
    expect(field('Phone').value).toBe('0300-7654321')
    await waitFor(() => expect(field('City').value).toBe('2'))
    expect(sessionStorage.length).toBe(0)
    await send()
    await waitFor(() => expect(office.of('POST /portfolios')).toHaveLength(1))
    const form = office.of('POST /portfolios')[0]?.form
    const inherited = ['phone', 'email', 'website', 'instagramLink'].filter((name) => form?.has(name))
    expect(inherited).toEqual([])
    expect(form?.getAll('cities[]')).toEqual(['2'])
  })

  it('sends nothing of a remembered contact either, and what differs', async () => {
    const office = await openForm(user, { [profile]: 'offline' })
    expect(field('Email').value).toBe('office@example.com')
    await userEvent.clear(field('Email'))
    await userEvent.type(field('Email'), 'site@example.com')
    await send()
    await waitFor(() => expect(office.of('POST /portfolios')).toHaveLength(1))
    const form = office.of('POST /portfolios')[0]?.form
    expect(form?.get('email')).toBe('site@example.com')
    expect(form?.has('phone')).toBe(false)
  })

  it('says under an emptied field what is shown then, and begins with no address', async () => {
    await openForm(user, { [profile]: { body: user } })
    expect(field('Address').value).toBe('')
    expect(screen.queryByText(/Left empty/)).toBeNull()
    await userEvent.clear(field('Email'))
    expect(screen.getByText(/Left empty/).textContent).toBe(
      'Left empty, this project shows office@example.com.',
    )
    await userEvent.type(field('Email'), 's')
    expect(screen.queryByText(/Left empty/)).toBeNull()
  })
})
