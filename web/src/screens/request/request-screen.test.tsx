import type { RequestView } from '@tameer/contract'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { idOf } from '../../../test/directory.tsx'
import { openOffice, visit } from '../../../test/office.tsx'
import { button, field, heading, toasts } from '../../../test/screen.ts'

const id = idOf(900)
const title = '7 Marla house in Lahore'
const at = '2026-11-20T10:00:00.000Z'

function invitationOf(number: number, changes: Partial<RequestView['invitations'][number]> = {}) {
  const company = {
    id: idOf(number),
    name: `Company ${number}`,
    image: null,
    imageWidth: null,
    marks: [],
    whatsapp: '',
  }
  return {
    ...{ id: idOf(number * 100), companyId: company.id, company, state: 'sent' as const },
    ...{ declineReason: null, declineText: '', phoneReleased: false, quote: null },
    ...changes,
  }
}

const quote: NonNullable<RequestView['invitations'][number]['quote']> = {
  ...{ id: idOf(777), revision: 2, sentAt: at, headlinePkr: 9_900_000 },
  ...{ likeForLikePkr: 10_400_000, withExtrasPkr: 10_400_000 },
  ...{ fee: { kind: 'lump' as const, amountPkr: 9_900_000 }, deliverables: [], tax: 'included' as const },
  terms: { stages: [], validUntil: '2027-01-31' },
}

function viewOf(changes: Partial<RequestView['request']> = {}, more: Partial<RequestView> = {}): RequestView {
  return {
    request: {
      ...{ id, state: 'open', service: 4, city: 'Lahore', coveredAreaSft: 2520, locality: 'DHA Phase 6' },
      plot: { plotSize: 7, plotUnit: 'Marla', marlaStandardSft: 225 },
      ...{ start: '2027-03', notes: 'On a corner', answers: { constructionType: 'Complete' } },
      ...{ priceBook: '2026-11-01', totalPkr: 11_000_000, bill: null, images: [] },
      ...{ createdAt: at, openedAt: at, endsAt: '2027-01-04T10:00:00.000Z', closeReason: null },
      ...{ name: 'Ayesha Khan', email: 'ayesha@example.com', phone: '+923001234567' },
      ...{ mayAct: true, hasFamilyKey: false },
      ...changes,
    } as RequestView['request'],
    invitations: [invitationOf(1), invitationOf(2, { state: 'quoted', quote })],
    questions: [],
    ...more,
  }
}

let view: RequestView
let office: ReturnType<typeof openOffice>

beforeEach(() => {
  vi.stubGlobal('scrollTo', vi.fn())
  view = viewOf()
  office = openOffice({ [`GET /requests/${id}`]: () => ({ body: view }) })
})

afterEach(() => {
  cleanup()
  localStorage.clear()
  window.dispatchEvent(new StorageEvent('storage', { key: null }))
  vi.unstubAllGlobals()
})

const open = () => visit(`/request/${id}?key=the-key`)
const kept = () => localStorage.getItem('requests') ?? ''

describe('/request/:id', () => {
  it('keeps the key on the device and takes it out of the address', async () => {
    const { address } = await open()
    await heading(title)
    await waitFor(() => expect(address()).toBe(`/request/${id}`))
    expect(kept()).toContain('the-key')
    expect(screen.getByText('Asked. It has not opened the request yet.')).toBeTruthy()
    expect(screen.getByText(/PKR 99,00,000, on 20th November, 2026, version 2/)).toBeTruthy()
  })

  it('says above all quotes that a company waits for an answer, and leads to it', async () => {
    const question = { id: idOf(5), by: 'company' as const, companyId: idOf(1), text: 'Is it level?' }
    const asked = { ...question, askedAt: at, answer: null, answeredAt: null }
    view = viewOf({}, { questions: [asked] })
    await open()
    expect(await screen.findByText('1 question waits for your answer.')).toBeTruthy()
    await userEvent.click(button('Answer now'))
    expect(document.activeElement?.textContent).toBe('Questions and answers')
  })

  it('says that a wrong link opens nothing, and nothing of it is kept', async () => {
    office.answers[`GET /requests/${id}`] = { status: 404, body: { message: 'No', code: 'not-found' } }
    await open()
    await heading('This link does not open a request')
    expect(kept()).toBe('')
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
    view = viewOf({ state: 'unconfirmed' })
    office.answers[`POST /requests/${id}/confirmation`] = ({ body }) => ({
      body: { ...viewOf({ state: 'unconfirmed', ...(body as object) }), confirmToken: 'newer' },
    })
    await open()
    expect(await screen.findByRole('heading', { name: 'Not sent yet' })).toBeTruthy()
    await userEvent.click(button('Send it to another address'))
    await userEvent.type(field('New e-mail address'), 'other@example.com')
    await userEvent.click(button('Send it there'))
    expect(await screen.findByText(/We sent a mail to other@example\.com/)).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Confirm now (demo)' }).getAttribute('href')).toContain('newer')
  })

  it('chooses a quote once it is confirmed', async () => {
    const chosen = viewOf({ state: 'chosen' })
    office.answers[`POST /requests/${id}/choice`] = { body: chosen }
    await open()
    await heading(title)
    await userEvent.click(await screen.findByRole('button', { name: 'Choose the quote of Company 2' }))
    await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Choose' }))
    await waitFor(() => expect(toasts()).toContain('Company 2 is chosen and was told'))
    expect(office.of(`POST /requests/${id}/choice`)[0]?.body).toEqual({ quoteId: quote.id })
    expect(screen.queryByRole('button', { name: /^Choose the quote/ })).toBeNull()
  })

  it('answers a question and shares the number', async () => {
    const question = { id: idOf(5), by: 'company' as const, companyId: idOf(1), text: 'Is there water?' }
    const asked = { ...question, answer: null, askedAt: at, answeredAt: null }
    view = viewOf({}, { questions: [asked] })
    office.answers[`POST /requests/${id}/answers`] = {
      body: viewOf({}, { questions: [{ ...asked, answer: 'Yes', answeredAt: at }] }),
    }
    office.answers[`POST /requests/${id}/phone`] = {
      body: viewOf({}, { invitations: [invitationOf(1, { phoneReleased: true })] }),
    }
    await open()
    await userEvent.type(await screen.findByLabelText('Your answer'), 'Yes')
    await userEvent.click(button('Send the answer'))
    await waitFor(() => expect(screen.queryByLabelText('Your answer')).toBeNull())
    const [share] = screen.getAllByRole('button', { name: 'Share my number' })
    await userEvent.click(share as HTMLElement)
    expect(await screen.findByRole('button', { name: 'Take my number back' })).toBeTruthy()
  })

  it('says once, beside the remark, that a question about a quote is sent', async () => {
    const terms = { stages: [{ stage: 'advance', percent: 100 }], validUntil: '2027-01-31' }
    const costly = { ...quote, tax: 'not-included' as const, terms }
    view = viewOf({}, { invitations: [invitationOf(2, { state: 'quoted', quote: costly })] })
    office.answers[`POST /requests/${id}/questions`] = { status: 201, body: view }
    await open()
    const [about] = await screen.findAllByRole('button', { name: 'Ask about this' })
    await userEvent.click(about as HTMLElement)
    await userEvent.click(button('Send the question'))
    const said = await screen.findByText('Your question is sent.')
    expect(said.getAttribute('role')).toBe('status')
    expect(document.activeElement).toBe(said)
    expect(toasts()).not.toContain('The question is sent')
    expect(office.of(`POST /requests/${id}/questions`)).toHaveLength(1)
  })

  it('a family link reads and changes nothing', async () => {
    view = viewOf({ mayAct: false, email: null, phone: null })
    await open()
    await heading(title)
    expect(screen.getByText(/You read this with a family link/)).toBeTruthy()
    for (const name of [/^Choose the quote/, 'Share my number', 'Delete everything', 'Ask a question']) {
      expect(screen.queryByRole('button', { name })).toBeNull()
    }
  })

  it('a new own link takes the place of the old one, here too', async () => {
    office.answers[`POST /requests/${id}/keys`] = { status: 201, body: { key: 'newer-key' } }
    await open()
    await heading(title)
    await userEvent.click(button('Make a new link'))
    await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Make a new link' }))
    await waitFor(() => expect(kept()).toContain('newer-key'))
    expect(kept()).not.toContain('the-key')
  })

  it('deletes everything, and forgets it', async () => {
    office.answers[`DELETE /requests/${id}`] = { status: 204 }
    const { address } = await open()
    await heading(title)
    await userEvent.click(button('Delete everything'))
    await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Delete it' }))
    await waitFor(() => expect(address()).toBe('/requests'))
    expect(kept()).toBe('')
  })

  it('is listed on this device, and opened by a pasted link', async () => {
    const { address } = await visit('/requests')
    await heading('Requests')
    await userEvent.type(field('Link'), `http://x.example/#/request/${id}?key=the-key`)
    await userEvent.click(button('Open'))
    await heading(title)
    await waitFor(() => expect(address()).toBe(`/request/${id}`))
  })
})
