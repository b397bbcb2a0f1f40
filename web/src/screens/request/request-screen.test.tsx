import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { clearDevice } from '../../../test/device.ts'
import { openOffice, visit } from '../../../test/office.tsx'
import { requestId as id, requestViewOf, requestTitle as title } from '../../../test/own-request.ts'
import { button, field, heading } from '../../../test/screen.ts'

let view: ReturnType<typeof requestViewOf>
let office: ReturnType<typeof openOffice>

beforeEach(() => {
  vi.stubGlobal('scrollTo', vi.fn())
  view = requestViewOf()
  office = openOffice({ [`GET /requests/${id}`]: () => ({ body: view }) })
})

afterEach(clearDevice)

const open = () => visit(`/request/${id}?key=the-key`)
const kept = () => localStorage.getItem('requests') ?? ''

describe('/request/:id', () => {
  it('keeps the key on the device and takes it out of the address', async () => {
    const { address } = await open()
    await heading(title)
    await waitFor(() => expect(address()).toBe(`/request/${id}`))
    expect(kept()).toContain('the-key')
  })

  it('keeps the view that a link asks for', async () => {
    const { address } = await visit(`/request/${id}?key=the-key&view=quotes`)
    await heading('One quote')
    await waitFor(() => expect(address()).toBe(`/request/${id}?view=quotes`))
    await waitFor(() => expect(kept()).toContain('seenQuotes'))
  })

  it('works where the browser refuses to store anything', async () => {
    vi.stubGlobal('localStorage', {
      getItem: () => {
        throw new Error('refused')
      },
      setItem: () => {
        throw new Error('refused')
      },
      removeItem: () => undefined,
      clear: () => undefined,
    })
    await open()
    await heading(title)
    await userEvent.click(screen.getByRole('link', { name: 'Look at the quote' }))
    await heading('One quote')
    await userEvent.click(screen.getByRole('link', { name: 'Your request' }))
    await heading(title)
    expect(screen.queryByText('New')).toBeNull()
  })

  it('shows the page where what is kept about quotes is damaged', async () => {
    const damaged = [{ id, key: 'the-key', mayAct: true, title: 'House', seenQuotes: null }]
    localStorage.setItem('requests', JSON.stringify(damaged))
    await visit(`/request/${id}`)
    await heading(title)
    expect(screen.getByText('New')).toBeTruthy()
  })

  it('says that a wrong link opens nothing, and nothing of it is kept', async () => {
    office.answers[`GET /requests/${id}`] = { status: 404, body: { message: 'No', code: 'not-found' } }
    await open()
    await heading('This link does not open a request')
    expect(kept()).toBe('')
  })

  it('shows what it has, with its time, when it cannot be fetched again', async () => {
    await open()
    await heading(title)
    office.answers[`GET /requests/${id}`] = 'offline'
    window.dispatchEvent(new Event('focus'))
    expect((await screen.findByRole('alert')).textContent).toMatch(/What you see is from \d\d:\d\d\.$/)
    office.answers[`GET /requests/${id}`] = { body: view }
    await userEvent.click(button('Try again'))
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull())
  })

  it('confirms with the token of the mail', async () => {
    office.answers['POST /requests/confirm'] = { body: { id, state: 'open' } }
    const { address } = await visit(`/request/${id}?key=the-key&confirm=tok`)
    await heading(title)
    expect(office.of('POST /requests/confirm')[0]?.body).toEqual({ token: 'tok' })
    expect(await screen.findByText('Confirmed. The companies have your request now.')).toBeTruthy()
    await waitFor(() => expect(address()).toBe(`/request/${id}`))
    expect(office.of('POST /requests/confirm')).toHaveLength(1)
  })

  it('is not sent before that: the mail can be had again, at another address too', async () => {
    view = requestViewOf({ state: 'unconfirmed', endsAt: new Date(Date.now() + 3e6).toISOString() })
    office.answers[`POST /requests/${id}/confirmation`] = ({ body }) => ({
      body: { ...requestViewOf({ state: 'unconfirmed', ...(body as object) }), confirmToken: 'newer' },
    })
    await open()
    await heading('Not sent yet')
    expect(screen.getByText('confirm within 1 hour')).toBeTruthy()
    expect(screen.getByText('7 Marla house in Lahore, to Company 1 and Company 7.')).toBeTruthy()
    await userEvent.click(button('Use another address'))
    await userEvent.type(field('New email address'), 'other@example.com')
    await userEvent.click(button('Send it there'))
    const said = await screen.findByText(/^Sent to/)
    expect(said.textContent).toMatch(/^Sent to other@example\.com at/)
    const confirm = screen.getByRole('link', { name: 'Confirm and send to 2 companies' })
    expect(confirm.getAttribute('href')).toContain('newer')
    office.answers[`POST /requests/${id}/confirmation`] = 'offline'
    await userEvent.click(button('Send it again'))
    expect(await screen.findByText('No connection: not sent')).toBeTruthy()
  })

  it('is listed on this device, and opened by a pasted link', async () => {
    const { address } = await visit('/requests')
    await heading('Requests')
    await userEvent.type(field('Link'), `http://x.example/#/request/${id}?key=the-key&view=quotes`)
    await userEvent.click(button('Open'))
    await heading('One quote')
    await waitFor(() => expect(address()).toBe(`/request/${id}?view=quotes`))
  })
})
