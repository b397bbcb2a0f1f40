import type { HouseChange, HouseView } from '@tameer/contract'
import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { Provider } from 'react-redux'
import { MemoryRouter } from 'react-router'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { clearDevice } from '../../../../test/device.ts'
import { openOffice } from '../../../../test/office.tsx'
import { houseViewOf, houseId as id, openedOf, snagOf, stageOf, tank } from '../../../../test/own-house.ts'
import { createAppStore } from '../../../store/store.ts'
import { ChangeSheet } from './change-sheet.tsx'
import { CloseSheet } from './close-sheet.tsx'
import { OneChangeSheet } from './one-change-sheet.tsx'
import type { SheetProps } from './sheet.tsx'

let office: ReturnType<typeof openOffice>
const onClose = vi.fn()

beforeEach(() => {
  office = openOffice({})
})
afterEach(() => {
  clearDevice()
  onClose.mockClear()
})

function show(view: HouseView, sheet: (props: SheetProps) => ReactNode) {
  render(
    <Provider store={createAppStore()}>
      <MemoryRouter>{sheet({ opened: openedOf(view), onClose })}</MemoryRouter>
    </Provider>,
  )
}
const press = async (name: string) => userEvent.click(await screen.findByText(name))
/** The button of that name in the dialog that asks once more. */
const confirm = async (name: string) => {
  const dialog = await waitFor(() => {
    const found = document.querySelector('dialog[open]')
    if (!found) throw new Error('no dialog')
    return found
  })
  const yes = [...dialog.querySelectorAll('button')].find(({ textContent }) => textContent === name)
  if (yes) await userEvent.click(yes)
}
const since = '2099-11-27T06:00:00.000Z'
const waiting = houseViewOf({}, { changes: [tank], waits: [{ kind: 'change', id: tank.id, since }] })

it('a refused change stays as it was typed, with the sentence at its field, and is sent under one id', async () => {
  const call = `POST /houses/${id}/changes`
  const message = 'This takes more off than the stage holds (PKR 50,000).'
  office.answers[call] = { status: 409, body: { message, code: 'conflict', reason: 'belowNothing' } }
  show(houseViewOf({ role: 'builder' }), (props) => <ChangeSheet {...props} />)
  await userEvent.type(screen.getByLabelText('What changes?'), 'Second water tank')
  await press('Wished')
  await press('Costs less')
  await userEvent.type(screen.getByLabelText('Sum in rupees'), '95,000')
  expect(screen.getByText('Price after it').nextSibling?.textContent).toBe('59,05,000')
  await press('Ask the family')
  expect(await screen.findByText(message)).toBeTruthy()
  const sum = screen.getByLabelText('Sum in rupees') as HTMLInputElement
  expect([sum.value, sum.getAttribute('aria-invalid')]).toEqual(['95,000', 'true'])
  office.answers[call] = ({ body }) => ({
    status: 201,
    body: houseViewOf({ role: 'builder' }, { changes: [{ ...tank, id: (body as { id: string }).id }] }),
  })
  await press('Ask the family')
  await waitFor(() => expect(onClose).toHaveBeenCalled())
  const [first, again] = office.of(call).map(({ body }) => body)
  expect(again).toEqual(first)
  expect(first).toMatchObject({ what: 'Second water tank', why: 'wished', pkr: -95_000, days: 0 })
  const [{ told }] = onClose.mock.calls[0] as [{ told: { line: string } }]
  expect(told.line).toBe('A change, + 95,000, + 2 days. Please answer until 11 December:')
})

it('shows the price and the handover after a change, and agrees to it', async () => {
  office.answers[`POST /houses/${id}/changes/${tank.id}/answer`] = { body: houseViewOf() }
  show(waiting, (props) => <OneChangeSheet {...props} change={tank} />)
  expect(screen.getByText('Ravi Brickworks · until 11 December')).toBeTruthy()
  expect(screen.getByText('2 days more, paid with flooring')).toBeTruthy()
  expect(screen.getByText('Price after it').nextSibling?.textContent).toBe('60,95,000')
  await press('Agreed')
  await waitFor(() => expect(onClose).toHaveBeenCalled())
  expect(office.seen.at(-1)?.body).toEqual({ agree: true, text: '' })
})

it('says who was faster, and keeps the word that was typed', async () => {
  const call = `POST /houses/${id}/changes/${tank.id}/answer`
  office.answers[call] = {
    status: 409,
    body: { message: 'This was answered already.', code: 'conflict', reason: 'answeredAlready' },
  }
  show(waiting, (props) => <OneChangeSheet {...props} change={tank} />)
  await press('Not agreed')
  await userEvent.type(screen.getByLabelText('A word (optional)'), 'Too much')
  await press('Not agreed')
  expect(await screen.findByText(/^Not sent: This was answered already\./)).toBeTruthy()
  expect(office.of(call)[0]?.body).toEqual({ agree: false, text: 'Too much' })
  expect((screen.getByLabelText('A word (optional)') as HTMLTextAreaElement).value).toBe('Too much')
})

it('an own change that waits can be taken back, one that is over only read', async () => {
  const own: HouseChange = { ...tank, by: 'family' }
  office.answers[`DELETE /houses/${id}/changes/${tank.id}`] = { body: houseViewOf() }
  show(houseViewOf({}, { changes: [own], waits: [] }), (props) => <OneChangeSheet {...props} change={own} />)
  expect(screen.getByText('waits for Ravi Brickworks until 11 December')).toBeTruthy()
  await press('Take it back')
  await waitFor(() => expect(onClose).toHaveBeenCalled())
})

it('ends a house early with a reason, after it was asked once more', async () => {
  const call = `POST /houses/${id}/close`
  office.answers[call] = { body: houseViewOf({ state: 'ended' }) }
  show(houseViewOf(), (props) => <CloseSheet {...props} />)
  expect(screen.getByText('Not every stage is agreed, or a fault is open.')).toBeTruthy()
  const end = screen.getByText('Close the house', { selector: 'button' })
  await userEvent.click(end)
  expect(await screen.findByText('Choose why.')).toBeTruthy()
  await press('The builder left')
  await userEvent.type(screen.getByLabelText('A word (optional)'), 'Since May')
  await userEvent.click(end)
  await confirm('Close the house')
  await waitFor(() => expect(onClose).toHaveBeenCalled())
  expect(office.of(call)[0]?.body).toEqual({ kind: 'ended', reason: 'builder-left', text: 'Since May' })
})

it('a house with an open fault cannot be finished, and the sheet says why', () => {
  const stages = [stageOf('advance'), stageOf('plaster', { state: 'agreed' })]
  show(houseViewOf({}, { stages, snags: [snagOf()] }), (props) => <CloseSheet {...props} />)
  expect(screen.getByText('Not every stage is agreed, or a fault is open.')).toBeTruthy()
  expect(screen.getAllByText('Close the house', { selector: 'button' }).length).toBe(1)
})

it('a house whose stages are all agreed closes as finished', async () => {
  const stages = [stageOf('advance'), stageOf('plaster', { state: 'agreed' })]
  office.answers[`POST /houses/${id}/close`] = { body: houseViewOf({ state: 'finished' }) }
  show(houseViewOf({}, { stages }), (props) => <CloseSheet {...props} />)
  const [finish] = screen.getAllByText('Close the house', { selector: 'button' })
  if (finish) await userEvent.click(finish)
  await confirm('Close the house')
  await waitFor(() => expect(onClose).toHaveBeenCalled())
  expect(office.seen.at(-1)?.body).toEqual({ kind: 'finished' })
})
