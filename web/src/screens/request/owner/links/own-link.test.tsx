import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { clearDevice } from '../../../../../test/device.ts'
import { openOffice, visit } from '../../../../../test/office.tsx'
import { requestId as id, requestViewOf, requestTitle as title } from '../../../../../test/own-request.ts'
import { button, heading, toasts } from '../../../../../test/screen.ts'

let office: ReturnType<typeof openOffice>
const keys = `POST /requests/${id}/keys`

beforeEach(() => {
  vi.stubGlobal('scrollTo', vi.fn())
  office = openOffice({ [`GET /requests/${id}`]: { body: requestViewOf() } })
})

afterEach(clearDevice)

async function open() {
  await visit(`/request/${id}?key=the-key`)
  await heading(title)
}
const kept = () => localStorage.getItem('requests') ?? ''

async function make() {
  await userEvent.click(button('Make a new link'))
  await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Make a new link' }))
}

describe('the own link', () => {
  it('takes the place of the old one, here too, also when a response was lost', async () => {
    office.answers[keys] = 'offline'
    await open()
    await make()
    await waitFor(() => expect(toasts()).toContain('No connection: not sent'))
    const [{ key: made } = { key: '' }] = office.of(keys).map(({ body }) => body as { key: string })
    expect(made).toMatch(/^[\w-]{43}$/)
    // Neither is lost: the server may have the new one, or not.
    for (const one of ['the-key', made]) expect(kept()).toContain(one)
    office.answers[keys] = ({ body }) => ({ status: 201, body })
    await make()
    await waitFor(() => expect(toasts()).toContain('Your new link works. The old one is dead.'))
    expect(office.of(keys).map(({ body }) => body)).toEqual(Array(2).fill({ kind: 'own', key: made }))
    expect(JSON.parse(kept())).toMatchObject([{ key: made, mayAct: true }])
    expect(kept()).not.toContain('the-key')
    expect(office.seen.at(-1)?.headers['x-request-key']).toBe(made)
  })

  it('is to be copied where the browser keeps nothing', async () => {
    office.answers[keys] = ({ body }) => ({ status: 201, body })
    const refuse = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError')
    })
    await open()
    await screen.findByText(/This browser does not keep your link/)
    const shown = () => screen.getByText(/key=/, { selector: 'code' }).textContent
    expect(shown()).toMatch(/key=the-key$/)
    await make()
    await waitFor(() => expect(shown()).toMatch(/key=[\w-]{43}$/))
    refuse.mockRestore()
  })

  it('is shown where the browser does not copy it', async () => {
    await open()
    // Tests of another file may have left a clipboard that works.
    const person = userEvent.setup()
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('', 'NotAllowedError'))
    await person.click(button('Copy the link'))
    expect(await screen.findByText(/\/request\/.*key=the-key/)).toBeTruthy()
  })
})
