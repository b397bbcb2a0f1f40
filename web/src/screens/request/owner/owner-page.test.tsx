import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { clearDevice } from '../../../../test/device.ts'
import { idOf } from '../../../../test/directory.tsx'
import { openOffice, visit } from '../../../../test/office.tsx'
import {
  answered,
  requestId as id,
  invited,
  questionOf,
  requestViewOf,
  requestTitle as title,
} from '../../../../test/own-request.ts'
import { button, heading, toasts } from '../../../../test/screen.ts'

let view: ReturnType<typeof requestViewOf>
let office: ReturnType<typeof openOffice>

beforeEach(() => {
  vi.stubGlobal('scrollTo', vi.fn())
  view = requestViewOf()
  office = openOffice({ [`GET /requests/${id}`]: () => ({ body: view }) })
})

afterEach(clearDevice)

async function open() {
  const opened = await visit(`/request/${id}?key=the-key`)
  await heading(title)
  return opened
}
const kept = () => localStorage.getItem('requests') ?? ''
const card = (name: string) => within(screen.getByRole('article', { name }))
const mains = () =>
  screen
    .getAllByRole('link')
    .filter((one) => one.className.includes('bg-brick'))
    .map((one) => one.textContent)

describe('the page of a request', () => {
  it('says first what waits, and leads to the newest quote that was not read', async () => {
    view = requestViewOf({}, { questions: [questionOf()] })
    await open()
    expect(screen.getByText('1 quote has come, 1 question waits for you.')).toBeTruthy()
    expect(screen.getByText(/You can ask 1 more company\. With two quotes you can compare\./)).toBeTruthy()
    expect(screen.getByText('2 of 3 open, 2 of 6 asked')).toBeTruthy()
    expect(card('Company 7').getByText('New')).toBeTruthy()
    const main = card('Company 7').getByRole('link', { name: 'Look at the quote' })
    expect(mains().filter((text) => text === 'Look at the quote')).toHaveLength(1)
    await userEvent.click(main)
    await heading('One quote')
    await userEvent.click(screen.getByRole('link', { name: 'Your request' }))
    await heading(title)
    expect(screen.queryByText('New')).toBeNull()
    expect(mains()).not.toContain('Look at the quote')
  })

  it('leads to the comparison as soon as there are two quotes', async () => {
    view = requestViewOf({}, { invitations: [answered(1), answered(2)] })
    await open()
    expect(mains()).toEqual(expect.arrayContaining(['Compare 2 quotes']))
    expect(mains()).not.toContain('Look at the quote')
    await userEvent.click(screen.getByRole('link', { name: 'Compare 2 quotes' }))
    await heading('Two quotes compared')
  })

  it('says whose licence allows less than the estimate, to the rupee', async () => {
    const marked = (number: number, changes = {}) => {
      const { company, ...invitation } = invited(number, changes)
      const mark = { kind: 'pec', category: '6', checkedOn: '2026-11-12', validUntil: '2027-06-30' } as const
      return { ...invitation, company: company && { ...company, marks: [mark] } }
    }
    const invitations = [marked(1), invited(2), marked(3, { state: 'declined' })]
    const noteAt = async (service: 4 | 5, totalPkr: number) => {
      view = requestViewOf({ service, totalPkr }, { invitations })
      const { leave } = await visit(`/request/${id}?key=the-key`)
      await screen.findByRole('article', { name: 'Company 1' })
      const note = screen.queryByText(/is above what C-6 allows/)?.parentElement?.textContent
      leave()
      return note
    }
    const note = await noteAt(5, 25_000_001)
    expect(note).toMatch(/^Company 1: The estimate, 2\.5 Crore, is above what C-6 allows \(2\.5 Crore\)\./)
    expect(note).toContain('as it was known on 23 Nov 2026')
    expect(note).not.toContain('Company 3')
    expect(await noteAt(5, 25_000_000)).toBeUndefined()
    expect(await noteAt(4, 90_000_000)).toBeUndefined()
  })

  it('says how far each company is', async () => {
    const declined = { declineReason: 'too-busy', declineText: 'ہم مصروف ہیں' } as const
    view = requestViewOf(
      {},
      {
        invitations: [
          invited(1, { state: 'seen', seenAt: '2026-11-18T10:00:00.000Z', phoneReleased: true }),
          answered(7),
          invited(3, { state: 'declined', ...declined }),
          invited(4, { company: null }),
        ],
      },
    )
    await open()
    const steps = (name: string) =>
      card(name)
        .getAllByRole('listitem')
        .map((one) => one.textContent)
    expect(steps('Company 1')).toEqual(['sent 16 Nov', 'seen 18 Nov', 'quote'])
    expect(card('Company 1').getByText('seen 18 Nov').tagName).toBe('STRONG')
    expect(card('Company 1').getByText(/It can see your number/).textContent).toContain('0300-1234567')
    expect(steps('Company 7')).toEqual(['sent 16 Nov', 'seen 17 Nov', 'better quote 20 Nov'])
    expect(card('Company 7').getByText('99.00')).toBeTruthy()
    expect(card('Company 7').getByText(/Valid until 31 January/)).toBeTruthy()
    expect(card('Company 3').getByText(/: too much work at present/)).toBeTruthy()
    expect(card('Company 3').getByText('“ہم مصروف ہیں”').getAttribute('dir')).toBe('auto')
    expect(card('A company that is gone').getByText('No longer listed.')).toBeTruthy()
    expect(steps('A company that is gone')).toEqual(['sent 16 Nov'])
    await userEvent.click(card('Company 3').getByRole('button', { name: 'Ask another company' }))
    expect(document.activeElement?.textContent).toBe('Ask another company')
    await userEvent.click(button('Cancel'))
    expect(document.activeElement).toBe(
      card('Company 3').getByRole('button', { name: 'Ask another company' }),
    )
  })

  it('says when a company declined and since when it sees the number, where that was kept', async () => {
    const declined = { state: 'declined', declineReason: 'other' } as const
    const invitations = [
      invited(1, { phoneReleased: true }),
      invited(2, { phoneReleased: true, releasedAt: '2026-11-20T10:00:00.000Z' }),
      invited(3, declined),
      invited(4, { ...declined, declinedAt: '2026-11-19T10:00:00.000Z' }),
    ]
    view = requestViewOf({}, { invitations })
    await open()
    const sees = (name: string) => card(name).getByText(/It can see your number/).textContent
    expect(sees('Company 1')).toBe('It can see your number, 0300-1234567.')
    expect(sees('Company 2')).toBe('It can see your number, 0300-1234567, since 20 November.')
    expect(card('Company 3').getByText('declined', { selector: 'ol strong' })).toBeTruthy()
    expect(card('Company 4').getByText('declined 19 Nov')).toBeTruthy()
  })

  it('says that a quote has ended, or was taken back', async () => {
    const ended = { terms: { stages: [], validUntil: '2026-01-31' } }
    const taxed = { tax: 'not-included' as const, taxPkr: 500_000, likeForLikePkr: 10_400_000 }
    view = requestViewOf(
      {},
      { invitations: [answered(1, ended), invited(2, { state: 'withdrawn' }), answered(3, taxed)] },
    )
    await open()
    expect(card('Company 1').getByText(/^This quote ended on 31 January\. Ask to renew it\.$/)).toBeTruthy()
    expect(card('Company 2').getByText('took its quote back')).toBeTruthy()
    expect(card('Company 2').queryByRole('button', { name: 'Ask a question' })).toBeNull()
    expect(card('Company 3').getByText('With tax')).toBeTruthy()
    expect(screen.getByText('2 of 3 open, 3 of 6 asked')).toBeTruthy()
  })

  it('says when nothing has come, and once it has ended', async () => {
    view = requestViewOf({}, { invitations: [invited(1)] })
    const { leave } = await open()
    expect(screen.getByText('No quotes yet.')).toBeTruthy()
    expect(screen.getByText(/Companies were asked on 20 November; we write to you/)).toBeTruthy()
    leave()
    view = requestViewOf({ state: 'closed', closeReason: 'later' })
    await open()
    expect(screen.getByText(/You closed this request: I build later/)).toBeTruthy()
    expect(screen.getByText('2 asked')).toBeTruthy()
    expect(screen.queryByText('New')).toBeNull()
  })

  it('leads to the questions, answers one, and stays at it', async () => {
    view = requestViewOf({}, { questions: [questionOf()] })
    office.answers[`POST /requests/${id}/answers`] = 'offline'
    await open()
    await userEvent.click(button('Answer now'))
    expect(document.activeElement?.textContent).toBe('Questions')
    const question = screen.getByRole('article', { name: 'Is there water?' })
    const area = within(question).getByLabelText(/^Your answer\. All your companies see/)
    await userEvent.type(area, 'Yes')
    await userEvent.click(button('Send answer'))
    expect(await within(question).findByText('No connection: not sent')).toBeTruthy()
    expect((area as HTMLTextAreaElement).value).toBe('Yes')
    office.answers[`POST /requests/${id}/answers`] = {
      body: requestViewOf({}, { questions: [questionOf({ answer: 'Yes', answeredAt: at(21) })] }),
    }
    await userEvent.click(button('Send answer'))
    expect(await within(question).findByText('You, 21 Nov. Seen by all your companies.')).toBeTruthy()
    expect(office.of(`POST /requests/${id}/answers`)).toHaveLength(2)
    await waitFor(() => expect(document.activeElement).toBe(question))
  })

  it('shares the number, and takes it back', async () => {
    office.answers[`POST /requests/${id}/phone`] = {
      body: requestViewOf({}, { invitations: [invited(1, { phoneReleased: true })] }),
    }
    await open()
    await userEvent.click(card('Company 1').getByRole('button', { name: 'Share my number' }))
    expect(await screen.findByRole('button', { name: 'Take my number back' })).toBeTruthy()
    expect(toasts()).toContain('Company 1 sees your phone number now')
  })

  it('asks one company, with the focus in the question and back', async () => {
    office.answers[`POST /requests/${id}/questions`] = { status: 201, body: view }
    await open()
    const ask = card('Company 1').getByRole('button', { name: 'Ask a question' })
    await userEvent.click(ask)
    expect(document.activeElement).toBe(screen.getByLabelText('Your question to Company 1'))
    await userEvent.keyboard('{Escape}')
    expect(document.activeElement).toBe(ask)
    await userEvent.click(ask)
    await userEvent.keyboard('When can you begin?')
    await userEvent.click(button('Send the question'))
    await waitFor(() => expect(toasts()).toContain('The question is sent'))
    expect(document.activeElement).toBe(ask)
  })

  it('lets its homeowner ask a company that Tameer suggests, although three can still answer', async () => {
    const invitations = [invited(1), invited(2), invited(3)]
    const suggested = [
      { companyId: idOf(8), name: 'Company 8' },
      { companyId: idOf(9), name: 'Company 9' },
    ]
    view = requestViewOf({}, { invitations, suggested })
    office.answers[`POST /requests/${id}/invitations`] = () => {
      view = requestViewOf({}, { invitations: [...invitations, invited(8)], suggested: suggested.slice(1) })
      return { status: 201, body: view }
    }
    await open()
    expect(screen.queryByRole('button', { name: 'Ask another company' })).toBeNull()
    const part = within(screen.getByRole('region', { name: 'Tameer suggests' }))
    expect(part.getByRole('link', { name: 'Company 9' }).getAttribute('href')).toContain(idOf(9))
    await userEvent.click(part.getByRole('button', { name: 'Ask Company 8' }))
    await waitFor(() => expect(toasts()).toContain('Company 8 is asked'))
    expect(office.of(`POST /requests/${id}/invitations`)[0]?.body).toEqual({ companyId: idOf(8) })
    expect(screen.getByText('4 of 4 open, 4 of 6 asked')).toBeTruthy()
    expect(part.queryByRole('button', { name: 'Ask Company 8' })).toBeNull()
  })

  it.each([
    ['the family only reads', { mayAct: false }, 1],
    ['six companies were asked', {}, 6],
    ['the request has ended', { state: 'closed' as const, closeReason: 'later' as const }, 1],
  ])('suggests nothing where %s', async (_why, changes, asked) => {
    const invitations = Array.from({ length: asked }, (_, at) => invited(at + 1))
    view = requestViewOf(changes, { invitations, suggested: [{ companyId: idOf(8), name: 'Company 8' }] })
    await visit(`/request/${id}?key=the-key`)
    await heading('mayAct' in changes ? 'Request: complete house' : title)
    expect(screen.queryByText('Company 8')).toBeNull()
  })

  it('for the family is there to read', async () => {
    view = requestViewOf({ mayAct: false, email: null, phone: null }, { questions: [questionOf()] })
    await visit(`/request/${id}?key=the-key`)
    await heading('Request: complete house')
    expect(screen.getByText(/shared this page with you/).textContent).toContain('Ayesha Khan')
    expect(screen.queryAllByRole('textbox')).toEqual([])
    for (const name of ['Share my number', 'Delete everything', 'Ask a question', 'Ask another company'])
      expect(screen.queryByRole('button', { name })).toBeNull()
    await userEvent.click(screen.getByRole('link', { name: 'Look at the quote' }))
    await heading('One quote')
    expect(screen.queryByRole('button', { name: /^Choose/ })).toBeNull()
  })

  it('deletes everything, and forgets it', async () => {
    office.answers[`DELETE /requests/${id}`] = { status: 204 }
    const { address } = await open()
    await userEvent.click(button('Delete everything'))
    await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Delete it' }))
    await waitFor(() => expect(address()).toBe('/requests'))
    expect(kept()).toBe('')
  })
})

function at(day: number): string {
  return `2026-11-${day}T10:00:00.000Z`
}
