import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { userFixture } from '../../../../test/fixtures.ts'
import { openOffice, visit } from '../../../../test/office.tsx'
import { pngFile } from '../../../../test/pictures.ts'
import { button, field, formBelow, toasts } from '../../../../test/screen.ts'

const user = userFixture()

describe('/settings', () => {
  it('changes name and image, keeps the email, and replaces the stored user', async () => {
    const renamed = { ...user, name: 'Mehmaar & Sons' }
    const office = openOffice({ 'PUT /users/profile': { body: renamed } })
    const { store } = await visit('/settings', user)
    await formBelow('Update Profile')
    expect(field('Email').disabled).toBe(true)
    const act = userEvent.setup()
    await act.clear(field('Company Name'))
    await act.type(field('Company Name'), 'Mehmaar & Sons')
    await act.upload(field('Image'), pngFile('logo.png'))
    await screen.findByText('logo.png')
    await act.click(button('Update Profile'))
    await waitFor(() => expect(toasts()).toEqual(['Profile updated successfully']))
    expect(store.getState().auth).toMatchObject({ user: renamed, token: 'secret' })
    expect(JSON.parse(localStorage.getItem('user') ?? '')).toEqual(renamed)
    const form = office.of('PUT /users/profile')[0]?.form
    expect(form?.get('name')).toBe('Mehmaar & Sons')
    expect(form?.get('email')).toBe(user.email)
    expect(form?.get('image')).toHaveProperty('name', 'logo.png')
    expect(screen.queryByText('logo.png')).toBeNull()
  })

  it('sends no name with a new logo alone, and shows the one the server has', async () => {
    const renamed = { ...user, name: 'Renamed elsewhere' }
    const office = openOffice({ 'PUT /users/profile': { body: renamed } })
    await visit('/settings', user)
    await formBelow('Update Profile')
    const person = userEvent.setup()
    await person.upload(field('Image'), pngFile('logo.png'))
    await person.click(button('Update Profile'))
    await waitFor(() => expect(toasts()).toEqual(['Profile updated successfully']))
    const form = office.of('PUT /users/profile')[0]?.form
    expect([...(form?.keys() ?? [])]).toEqual(['email', 'image'])
    expect(field('Company Name').value).toBe('Renamed elsewhere')
  })

  it('sends no name that was typed and then put back, though it was changed elsewhere meanwhile', async () => {
    const renamed = { ...user, name: 'Renamed elsewhere' }
    const office = openOffice({ 'PUT /users/profile': { body: renamed } })
    await visit('/settings', user)
    await formBelow('Update Profile')
    const person = userEvent.setup()
    await person.type(field('Company Name'), '!{Backspace}')
    localStorage.setItem('user', JSON.stringify(renamed))
    await act(async () => window.dispatchEvent(new StorageEvent('storage', { key: 'user' })))
    expect(field('Company Name').value).toBe('Renamed elsewhere')
    await person.click(button('Update Profile'))
    await waitFor(() => expect(toasts()).toEqual(['Profile updated successfully']))
    expect(office.of('PUT /users/profile')[0]?.form.has('name')).toBe(false)
  })

  it('says when it failed and keeps what was typed', async () => {
    openOffice({ 'PUT /users/profile': 'offline' })
    await visit('/settings', user)
    await formBelow('Update Profile')
    await userEvent.type(field('Company Name'), '!')
    await userEvent.click(button('Update Profile'))
    await waitFor(() => expect(toasts()).toEqual(['Failed to update profile']))
    expect(screen.getByText(/^You are offline/)).toBeTruthy()
    expect(field('Company Name').value).toBe(`${user.name}!`)
  })
})
