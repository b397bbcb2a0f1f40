import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { clearDevice } from '../../../../test/device.ts'
import { openOffice, visit } from '../../../../test/office.tsx'
import {
  answered,
  requestId as id,
  invited,
  quote,
  requestViewOf,
  requestTitle as title,
} from '../../../../test/own-request.ts'
import { heading, toasts } from '../../../../test/screen.ts'

let view: ReturnType<typeof requestViewOf>
let office: ReturnType<typeof openOffice>

beforeEach(() => {
  vi.stubGlobal('scrollTo', vi.fn())
  view = requestViewOf({ service: 4 })
  office = openOffice({ [`GET /requests/${id}`]: () => ({ body: view }) })
})

afterEach(clearDevice)

async function openDialog() {
  const opened = await visit(`/request/${id}?key=the-key&view=quotes`)
  await userEvent.click(await screen.findByRole('button', { name: /^Choose.*Company 7/ }))
  return { ...opened, dialog: within(await screen.findByRole('dialog', { name: 'Choose Company 7?' })) }
}

describe('the quotes of a request', () => {
  it('can be chosen once one has read what that means', async () => {
    office.answers[`POST /requests/${id}/choice`] = { body: requestViewOf({ service: 4, state: 'chosen' }) }
    const { dialog, address } = await openDialog()
    expect(dialog.getByText('Quote 2, of 20 November')).toBeTruthy()
    expect(dialog.getByText('99,00,000')).toBeTruthy()
    expect(dialog.getByText('The other one hears only that it was not chosen.')).toBeTruthy()
    expect(dialog.getByRole<HTMLInputElement>('checkbox').checked).toBe(false)
    expect(
      dialog
        .getAllByRole('button')
        .slice(-2)
        .map((one) => one.textContent),
    ).toEqual(['Not yet', 'Yes, choose it'])
    await userEvent.dblClick(dialog.getByRole('button', { name: 'Yes, choose it' }))
    await waitFor(() => expect(toasts()).toContain('Company 7 is chosen and was told'))
    expect(office.of(`POST /requests/${id}/choice`).map(({ body }) => body)).toEqual([{ quoteId: quote.id }])
    expect(office.of(`POST /requests/${id}/phone`)).toEqual([])
    await heading('Your request: architecture')
    expect(address()).toBe(`/request/${id}`)
    expect(screen.getByText(/You have chosen a company/)).toBeTruthy()
  })

  it('the number goes along where it is ticked; when that fails it is said', async () => {
    office.answers[`POST /requests/${id}/choice`] = { body: requestViewOf({ state: 'chosen' }) }
    office.answers[`POST /requests/${id}/phone`] = 'offline'
    const { dialog } = await openDialog()
    await userEvent.click(dialog.getByRole('checkbox', { name: 'Share my number with it' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Yes, choose it' }))
    await heading(title)
    expect(toasts()).toContain('It is chosen, but your number could not be shared. Try again on this page.')
    expect(office.of(`POST /requests/${id}/phone`)).toHaveLength(1)
  })

  it('says which better quote came meanwhile, and leads to it', async () => {
    office.answers[`POST /requests/${id}/choice`] = () => {
      view = requestViewOf(
        { service: 4 },
        { invitations: [invited(1), answered(7, { id: idOfBetter, revision: 3, headlinePkr: 9_800_000 })] },
      )
      return { status: 409, body: { message: 'A newer one', code: 'conflict' } }
    }
    const { dialog } = await openDialog()
    await userEvent.click(dialog.getByRole('button', { name: 'Yes, choose it' }))
    const said = await dialog.findByText(/sent a better quote while you read: 98,00,000\. Look at it first\./)
    expect(said.textContent).toMatch(/^Company 7/)
    await userEvent.click(dialog.getByRole('button', { name: 'Look at it' }))
    expect(screen.queryByRole('dialog')).toBeNull()
    await waitFor(() => expect(localStorage.getItem('requests')).toContain(idOfBetter))
  })

  it('says that the company left meanwhile', async () => {
    const leave = (changes: object) => () => {
      view = requestViewOf({ service: 4 }, { invitations: [{ ...answered(7), quote: null, ...changes }] })
      return { status: 409, body: { message: 'It is gone', code: 'conflict' } }
    }
    office.answers[`POST /requests/${id}/choice`] = leave({ company: null, companyId: null })
    const { dialog } = await openDialog()
    await userEvent.click(dialog.getByRole('button', { name: 'Yes, choose it' }))
    const left = await dialog.findByText(/is no longer on Tameer\. It left while you read\./)
    expect(left.textContent).toMatch(/^Company 7/)
    expect(dialog.queryByRole('button', { name: 'Yes, choose it' })).toBeNull()
  })

  it('keeps the question open when nothing could be sent', async () => {
    office.answers[`POST /requests/${id}/choice`] = 'offline'
    const { dialog } = await openDialog()
    await userEvent.click(dialog.getByRole('button', { name: 'Yes, choose it' }))
    expect((await dialog.findByRole('alert')).textContent).toBe('No connection: not sent')
    expect(dialog.getByRole('button', { name: 'Yes, choose it' })).toBeTruthy()
  })

  it('offers to ask first what is open', async () => {
    office.answers[`POST /requests/${id}/questions`] = { status: 201, body: view }
    const { dialog } = await openDialog()
    await userEvent.click(dialog.getByRole('button', { name: 'Ask first' }))
    const question = dialog.getByLabelText<HTMLTextAreaElement>('Your question to Company 7')
    expect(document.activeElement).toBe(question)
    expect(question.value).not.toBe('')
    expect(dialog.queryByRole('button', { name: 'Yes, choose it' })).toBeNull()
    await userEvent.click(dialog.getByRole('button', { name: 'Send the question' }))
    await waitFor(() => expect(toasts()).toContain('The question is sent'))
    expect(office.of(`POST /requests/${id}/questions`)).toHaveLength(1)
  })

  it('are missing: a heading says so', async () => {
    view = requestViewOf({}, { invitations: [invited(1)] })
    await visit(`/request/${id}?key=the-key&view=quotes`)
    await heading('No quotes yet')
  })
})

const idOfBetter = '00000000-0000-4000-8000-000000000799'
