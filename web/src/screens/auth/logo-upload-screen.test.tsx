import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { userFixture } from '../../../test/fixtures.ts'
import { openOffice, visit } from '../../../test/office.tsx'
import { button, field, heading, toasts } from '../../../test/screen.ts'

const user = userFixture()

describe('/image-upload/{userId}', () => {
  const path = `/image-upload/${user.id}`
  const logo = new File(['logo'], 'logo.png', { type: 'image/png' })

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
  })

  it('keeps a number and a city without a logo, and goes on', async () => {
    const office = openOffice({ 'PUT /users/profile': { body: user } })
    await visit(path, user)
    await heading('Upload Company Logo')
    const act = userEvent.setup()
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
})
