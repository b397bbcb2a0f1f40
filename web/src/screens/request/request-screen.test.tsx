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

  describe('where the device keeps a key', () => {
    const own = (keys: object) =>
      localStorage.setItem('requests', JSON.stringify([{ id, mayAct: true, title: 'House', ...keys }]))
    const openedBy = (...good: string[]) => {
      office.answers[`GET /requests/${id}`] = ({ headers }) =>
        good.includes(headers['x-request-key'] ?? '')
          ? { body: view }
          : { status: 404, body: { message: 'No', code: 'not-found' } }
    }

    it('opens it with that one when an older link does not, and keeps it', async () => {
      own({ key: 'good-key' })
      openedBy('good-key')
      const { address } = await open()
      await heading(title)
      await waitFor(() => expect(address()).toBe(`/request/${id}`))
      expect(JSON.parse(kept())).toMatchObject([{ key: 'good-key' }])
    })

    it('opens it with a new key whose response was lost', async () => {
      own({ key: 'ended-key', nextKey: 'new-key' })
      openedBy('new-key')
      await visit(`/request/${id}`)
      await heading(title)
      await waitFor(() => expect(kept()).not.toContain('ended-key'))
      expect(JSON.parse(kept())).toMatchObject([{ key: 'new-key' }])
    })

    it('forgets it only after that key was refused too', async () => {
      own({ key: 'good-key' })
      openedBy()
      office.answers[`GET /requests/${id}`] = ({ headers }) =>
        headers['x-request-key'] === 'good-key'
          ? 'offline'
          : { status: 404, body: { message: 'No', code: 'not-found' } }
      await open()
      await screen.findByText(/^You are offline/)
      expect(screen.queryByRole('button', { name: 'Remove it from this device' })).toBeNull()
      openedBy()
      await userEvent.click(button('Try again'))
      await heading('This link does not open a request')
      expect(kept()).toContain('good-key')
      await userEvent.click(button('Remove it from this device'))
      expect(kept()).toBe('')
    })
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

  it('is confirmed with the token of the mail by a press, not by opening the link', async () => {
    const opened = view
    view = requestViewOf({ state: 'unconfirmed' })
    office.answers['POST /requests/confirm'] = () => {
      view = opened
      return { body: { id, state: 'open' } }
    }
    const { address } = await visit(`/request/${id}?key=the-key&confirm=tok`)
    await heading('Not sent yet')
    await waitFor(() => expect(address()).toBe(`/request/${id}`))
    expect(screen.getByText('Press the button, and your request goes to the 2 companies.')).toBeTruthy()
    expect(office.of('POST /requests/confirm')).toEqual([])
    await userEvent.click(button('Confirm and send to 2 companies'))
    await heading(title)
    expect(await screen.findByText('Confirmed. The companies have your request now.')).toBeTruthy()
    expect(office.of('POST /requests/confirm').map(({ body }) => body)).toEqual([{ token: 'tok' }])
    expect(kept()).not.toContain('tok')
  })

  it('says when the link of the mail confirms nothing any more', async () => {
    view = requestViewOf({ state: 'unconfirmed' })
    office.answers['POST /requests/confirm'] = { status: 400, body: { message: 'Too old', code: 'invalid' } }
    await visit(`/request/${id}?key=the-key&confirm=tok`)
    await heading('Not sent yet')
    await userEvent.click(button('Confirm and send to 2 companies'))
    expect((await screen.findByRole('alert')).textContent).toContain('This link is no longer good.')
  })

  it('is not sent before that: the mail can be had again, at another address too', async () => {
    view = requestViewOf({ state: 'unconfirmed', endsAt: new Date(Date.now() + 3e6).toISOString() })
    office.answers[`POST /requests/${id}/confirmation`] = ({ body }) => {
      view = requestViewOf({ state: 'unconfirmed', ...(body as { email?: string }) })
      return { body: { ...view, confirmToken: 'newer' } }
    }
    await open()
    await heading('Not sent yet')
    expect(screen.getByText('confirm within 1 hour')).toBeTruthy()
    expect(screen.getByText('7 Marla house in Lahore, to Company 1 and Company 7.')).toBeTruthy()
    await userEvent.click(button('Use another address'))
    await userEvent.type(field('New email address'), 'other@example.com')
    await userEvent.click(button('Send it there'))
    const body = office.of(`POST /requests/${id}/confirmation`)[0]?.body as { key: string }
    expect(body).toEqual({ email: 'other@example.com', key: expect.stringMatching(/^[\w-]{43}$/) })
    await waitFor(() => expect(JSON.parse(kept())).toMatchObject([{ key: body.key, mayAct: true }]))
    expect(kept()).not.toContain('the-key')
    const said = await screen.findByText(/^Sent to/)
    expect(said.textContent).toMatch(/^Sent to other@example\.com at/)
    expect(kept()).toContain('newer')
    expect(button('Confirm and send to 2 companies')).toBeTruthy()
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
