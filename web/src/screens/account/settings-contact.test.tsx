import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { contactFixture, userFixture } from '../../../test/fixtures.ts'
import { openOffice, visit } from '../../../test/office.tsx'
import { button, field, heading, toasts } from '../../../test/screen.ts'

const numbers = { whatsapp: '+923217654321', whatsappDisplay: '0321-7654321' }
const user = userFixture({
  contact: contactFixture({ ...numbers, contactEmail: 'office@example.com', officeAddress: 'Mall', city: 2 }),
})

describe('how a company is reached', () => {
  it('is changed in the settings, and shown as the server keeps it', async () => {
    const instagramLink = 'https://www.instagram.com/alisons'
    const changed = { ...user, contact: { ...user.contact, instagramLink, officeAddress: '' } }
    const office = openOffice({ 'PUT /users/profile': { body: changed } })
    await visit('/settings', user)
    await heading('Update Profile')
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

  it.each([
    ['have not come', () => new Promise<never>(() => {}), 'Loading cities…'],
    ['cannot be had', () => ({ status: 503, body: { code: 'busy', message: 'Try again' } }), 'Chosen city'],
    ['are out of reach', () => 'offline' as const, 'Chosen city'],
  ])('keeps its city while the cities %s', async (_what, cities, shown) => {
    const office = openOffice({ 'GET /cities': cities, 'PUT /users/profile': { body: user } })
    await visit('/settings', user)
    await heading('Update Profile')
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
    await heading('Update Profile')
    const act = userEvent.setup()
    await act.type(field('Phone'), '042-3571')
    await act.type(field('Website'), 'nothing')
    await act.click(button('Save'))
    expect(await screen.findByText('Please enter a valid phone number')).toBeTruthy()
    expect(screen.getByText(/web address that starts with/)).toBeTruthy()
    expect(document.activeElement).toBe(field('Phone'))
    expect(office.of('PUT /users/profile')).toEqual([])
  })

  it('stands in a new project’s form', async () => {
    openOffice()
    await visit('/add-portfolio', user)
    await heading('Add Portfolio')
    expect([field('Email').value, field('Address').value]).toEqual(['office@example.com', 'Mall'])
    await waitFor(() => expect(field('City').value).toBe('2'))
    expect(sessionStorage.length).toBe(0)
  })
})
