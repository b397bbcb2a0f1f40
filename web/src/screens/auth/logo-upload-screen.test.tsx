import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { userFixture } from '../../../test/fixtures.ts'
import { missingLists } from '../../../test/missing-lists.ts'
import { openOffice, visit } from '../../../test/office.tsx'
import { pngFile } from '../../../test/pictures.ts'
import { button, field, heading, toasts } from '../../../test/screen.ts'

const user = userFixture()

/** Waits until the fields hold the latest contact; until then they are disabled. */
const contactOpened = () =>
  waitFor(() => expect(field('WhatsApp number').closest('fieldset')?.disabled).toBe(false))

describe('/image-upload/{userId}', () => {
  const path = `/image-upload/${user.id}`
  const logo = pngFile('logo.png')

  it('asks for an image, uploads it and goes to the login after two seconds', async () => {
    const office = openOffice({ [`POST /users/${user.id}/image`]: { body: { ...user, image: '/a.jpg' } } })
    const { address, store } = await visit(path, user)
    await heading('Upload Company Logo')
    await userEvent.click(button('Upload'))
    expect(screen.getByText('Please select an image to upload')).toBeTruthy()
    await userEvent.upload(field('Company Logo'), logo)
    expect(await screen.findByText('logo.png')).toBeTruthy()
    vi.useFakeTimers()
    await act(async () => fireEvent.click(button('Upload')))
    expect(toasts()).toEqual(['Image uploaded successfully'])
    await act(() => vi.advanceTimersByTimeAsync(2000))
    vi.useRealTimers()
    await waitFor(() => expect(address()).toBe('/login'))
    expect(store.getState().auth.user?.image).toBe('/a.jpg')
    const [sent] = office.of(`POST /users/${user.id}/image`)
    expect(sent).toMatchObject({ token: 'Bearer secret' })
    expect(sent?.form.get('image')).toHaveProperty('name', 'logo.png')
  })

  it('says when it failed and why', async () => {
    const body = {
      message: 'No picture',
      code: 'unsupported-media-type',
      fields: { image: 'logo.png is damaged' },
    }
    openOffice({ [`POST /users/${user.id}/image`]: { status: 415, body } })
    await visit(path, user)
    await heading('Upload Company Logo')
    await userEvent.upload(field('Company Logo'), logo)
    await screen.findByText('logo.png')
    await userEvent.click(button('Upload'))
    expect(await screen.findByText('logo.png is damaged')).toBeTruthy()
    expect(toasts()).toEqual(['Image upload failed'])
  })

  it('refuses what is no png, jpeg or jpg, and lets skip', async () => {
    openOffice()
    const { address } = await visit(path, user)
    await heading('Upload Company Logo')
    const act = userEvent.setup({ applyAccept: false })
    await act.upload(field('Company Logo'), new File(['x'], 'plan.pdf', { type: 'application/pdf' }))
    expect(await screen.findByText('plan.pdf: Only .png, .jpeg and .jpg files are allowed')).toBeTruthy()
    await act.click(screen.getByRole('link', { name: 'Skip' }))
    expect(address()).toBe('/login')
    await heading('Login to Your Account')
    expect(field('Email').value).toBe(user.email)
  })

  it('keeps a number and a city without a logo, and goes on', async () => {
    const office = openOffice({ 'PUT /users/profile': { body: user } })
    await visit(path, user)
    await heading('Upload Company Logo')
    const act = userEvent.setup()
    await contactOpened()
    await act.type(field('WhatsApp number'), '12')
    await act.selectOptions(field('City'), await screen.findByRole('option', { name: 'Lahore' }))
    await act.click(button('Save'))
    expect(await screen.findByText('Please enter a valid phone number')).toBeTruthy()
    await act.clear(field('WhatsApp number'))
    await act.type(field('WhatsApp number'), '0321 7654321')
    await act.click(button('Save'))
    await waitFor(() => expect(toasts()).toEqual(['Your contact details are saved']))
    const [sent] = office.of('PUT /users/profile')
    expect([sent?.form.get('whatsapp'), sent?.form.get('city')]).toEqual(['0321 7654321', '2'])
    expect(office.of(`POST /users/${user.id}/image`)).toEqual([])
  })

  it.each(missingLists)(
    'keeps the city that was chosen before while the list of cities %s',
    async (_what, cities) => {
      const chosen = { ...user, contact: { ...user.contact, city: 2 } }
      const office = openOffice({ 'GET /cities': cities, 'PUT /users/profile': { body: chosen } })
      await visit(path, chosen)
      await heading('Upload Company Logo')
      await contactOpened()
      await userEvent.type(field('WhatsApp number'), '0321 7654321')
      await userEvent.click(button('Save'))
      await waitFor(() => expect(office.of('PUT /users/profile')).toHaveLength(1))
      const [sent] = office.of('PUT /users/profile')
      expect(Object.fromEntries(sent?.form ?? [])).toEqual({ email: user.email, whatsapp: '0321 7654321' })
    },
  )

  it('asks for an account that an earlier version stored without a contact', async () => {
    const { contact: _, facts: __, ...before } = user
    const office = openOffice({ 'GET /users/profile': { body: user } })
    const { leave } = await visit(path, before as typeof user)
    expect(await screen.findByLabelText('WhatsApp number')).toBeTruthy()
    leave()
    office.answers['GET /users/profile'] = 'offline'
    await visit(path, before as typeof user)
    await heading('Upload Company Logo')
    // A logo can be sent without a contact.
    await waitFor(() => expect(office.of('GET /users/profile')).toHaveLength(2))
    expect(screen.queryByLabelText('WhatsApp number')).toBeNull()
    expect(field('Company Logo')).toBeTruthy()
  })
})
