import type { HouseView } from '@tameer/contract'
import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { Provider } from 'react-redux'
import { MemoryRouter } from 'react-router'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { clearDevice } from '../../../../test/device.ts'
import { openOffice } from '../../../../test/office.tsx'
import { claimOf, houseViewOf, houseId as id, stageIds, stageOf } from '../../../../test/own-house.ts'
import { stubShrinking } from '../../../../test/pictures.ts'
import { toasts } from '../../../../test/toasts.ts'
import { findKeptHouse, keepHouse, keptOf } from '../../../features/houses/own-houses.ts'
import { dropPictures, pickedPictures } from '../../../features/houses/picked-pictures.ts'
import { createAppStore } from '../../../store/store.ts'
import { AddSheet } from './add-sheet.tsx'
import { AgreeSheet } from './agree-sheet.tsx'
import { ClaimSheet } from './claim-sheet.tsx'
import { LinksSheet } from './links-sheet.tsx'
import type { SheetProps } from './sheet.tsx'

let office: ReturnType<typeof openOffice>
const onClose = vi.fn()
const take = vi.fn()
const load = vi.fn(async () => {})

beforeEach(() => {
  office = openOffice({})
  stubShrinking()
})
afterEach(() => {
  dropPictures()
  clearDevice()
  for (const one of [onClose, take, load]) one.mockClear()
})

function show(view: HouseView, sheet: (props: SheetProps) => ReactNode) {
  const opened = { view, access: { houseKey: 'key' }, take, load }
  render(
    <Provider store={createAppStore()}>
      <MemoryRouter>{sheet({ opened, onClose })}</MemoryRouter>
    </Provider>,
  )
}
const site = houseViewOf({ role: 'site', seesMoney: false }, { money: null })
const files = (count: number) =>
  Array.from({ length: count }, (_, at) => new File(['1'], `${at}.png`, { type: 'image/png' }))
const press = async (name: string | RegExp) => userEvent.click(await screen.findByText(name))
const pick = async (label: string, count: number) =>
  userEvent.upload(await screen.findByLabelText(label), files(count))
/** Every picked picture arrives. Returns their ids. */
const picturesArrive = () =>
  pickedPictures.read().pictures.map(({ id: pictureId }) => {
    office.answers[`PUT /houses/${id}/pictures/${pictureId}`] = { status: 201, body: {} }
    return pictureId
  })

it('the red button of an empty sheet is the file input; all is sent as one entry, once', async () => {
  const call = `POST /houses/${id}/entries`
  office.answers[call] = 'offline'
  show(site, (props) => <AddSheet {...props} />)
  await pick('Add pictures', 2)
  await userEvent.type(screen.getByLabelText('A word (optional)'), 'Tiles have come')
  await screen.findByText(/MB became/)
  const pictureIds = picturesArrive()
  await press('Send 2 pictures')
  await waitFor(() => expect(toasts()).toContain('No connection: not sent'))
  office.answers[call] = { status: 201, body: site }
  await press('Send 2 pictures')
  await waitFor(() => expect(onClose).toHaveBeenCalled())
  const [first, again] = office.of(call).map(({ body }) => body)
  expect(first).toMatchObject({ stageId: stageIds.flooring, text: 'Tiles have come', pictureIds })
  expect(again).toEqual(first)
  expect(office.seen.filter(({ call }) => call.includes('/pictures/')).length).toBe(2)
  expect(pickedPictures.read().pictures).toEqual([])
  const [{ told }] = onClose.mock.calls[0] as [{ told: { line: string } }]
  expect(told.line).toBe('Salam, 2 new pictures of the house in Johar Town:')
})

it('a slip goes with its material and amount; who sees no money is asked for no price', async () => {
  const call = `POST /houses/${id}/deliveries`
  office.answers[call] = { status: 201, body: site }
  show(site, (props) => <AddSheet {...props} />)
  await press('Material that came')
  expect(screen.queryByText('What did it cost? (optional)')).toBeNull()
  await pick('Picture of the slip', 4)
  await screen.findByText('Only the first 3 pictures are sent.')
  await press('Send 3 pictures')
  expect(await screen.findByText('Please type a whole number from 1 to 1,000,000')).toBeTruthy()
  await userEvent.type(screen.getByRole('textbox', { name: 'How much?' }), '420')
  const pictureIds = picturesArrive().slice(0, 3)
  await press('Send 3 pictures')
  await waitFor(() => expect(onClose).toHaveBeenCalled())
  expect(office.of(call)[0]?.body).toMatchObject({ material: 'cement', quantity: 420, pkr: null, pictureIds })
})

it('asks for the wanted pictures one after another, and claims with three in their order', async () => {
  const call = `POST /houses/${id}/stages/${stageIds.flooring}/claim`
  office.answers[call] = { status: 201, body: site }
  show(site, (props) => <ClaimSheet {...props} stage={stageOf('flooring')} />)
  await pick('Add the first picture', 1)
  await pick('Add the second picture', 2)
  await waitFor(() => expect(screen.getAllByText(/Change/).length).toBe(3))
  const pictureIds = picturesArrive()
  await waitFor(() => expect(pickedPictures.read().pictures.every(({ src }) => src)).toBe(true))
  await press('Send to the family')
  await waitFor(() => expect(onClose).toHaveBeenCalled())
  expect(office.of(call)[0]?.body).toMatchObject({ text: '', pictureIds })
  expect(take).toHaveBeenCalledWith(site)
})

it('says before agreeing what becomes due, and agrees to the claim that is shown', async () => {
  const view = houseViewOf()
  const agreed = houseViewOf({}, { waits: [] })
  office.answers[`POST /houses/${id}/stages/${stageIds.plaster}/agree`] = { body: agreed }
  const stage = stageOf('plaster', { state: 'claimed', claim: claimOf() })
  show(view, (props) => <AgreeSheet {...props} stage={stage} />)
  expect(screen.getByText('Due when you agree').nextSibling?.textContent).toBe('20,00,000')
  expect(screen.getByText('Done and agreed then').nextSibling?.textContent).toBe('40,00,000 · 66 %')
  expect(screen.getByText('Paid so far').nextSibling?.textContent).toBe('20,00,000 · 33 %')
  await press('Agreed')
  await waitFor(() => expect(onClose).toHaveBeenCalled())
  expect(take).toHaveBeenCalledWith(agreed)
  expect(office.seen.at(-1)?.body).toEqual({ claimId: claimOf().id })
})

it('opens the question in place, and keeps it when it could not be sent', async () => {
  const call = `POST /houses/${id}/stages/${stageIds.plaster}/question`
  office.answers[call] = 'offline'
  const stage = stageOf('plaster', { state: 'claimed', claim: claimOf() })
  show(houseViewOf(), (props) => <AgreeSheet {...props} stage={stage} />)
  await press('A question')
  await userEvent.type(screen.getByLabelText('Your question'), 'Where is the back wall?')
  await press(/^Ask/)
  expect(await screen.findByText('No connection: not sent')).toBeTruthy()
  expect((screen.getByLabelText('Your question') as HTMLTextAreaElement).value).toBe(
    'Where is the back wall?',
  )
  office.answers[call] = { body: houseViewOf() }
  await press(/^Ask/)
  await waitFor(() => expect(onClose).toHaveBeenCalled())
  expect(office.of(call).at(-1)?.body).toEqual({ claimId: claimOf().id, text: 'Where is the back wall?' })
})

it('makes a site link with a key of this device, which it keeps to send it again', async () => {
  keepHouse(keptOf(houseViewOf(), 'key'))
  const chat = { close: vi.fn(), location: { replace: vi.fn() }, opener: window }
  vi.spyOn(window, 'open').mockReturnValue(chat as never)
  show(houseViewOf(), (props) => <LinksSheet {...props} />)
  const part = within(screen.getByRole('region', { name: 'For the site' }))
  await userEvent.type(part.getByLabelText('Name'), 'Ustad Rafiq')
  await userEvent.click(part.getByText('Make it and send on WhatsApp'))
  await waitFor(() => expect(chat.close).toHaveBeenCalled())
  const [linkId = '', key = ''] = Object.entries(findKeptHouse(id)?.made ?? {})[0] ?? []
  expect(office.seen.at(-1)).toMatchObject({
    call: `PUT /houses/${id}/keys/site/${linkId}`,
    body: { name: 'Ustad Rafiq', money: false, key },
  })
})

it('takes the family link back, and never makes it again with the same key', async () => {
  keepHouse({ ...keptOf(houseViewOf(), 'key'), made: { family: 'before' } })
  const family = `/houses/${id}/keys/family`
  office.answers[`DELETE ${family}`] = { status: 204 }
  show(houseViewOf({ hasFamilyKey: true }), (props) => <LinksSheet {...props} />)
  const part = within(screen.getByRole('region', { name: 'For the family' }))
  expect(part.getByText('Send on WhatsApp').closest('a')?.href).toContain('before')
  await userEvent.click(part.getByText('Take it back'))
  await waitFor(() => expect(load).toHaveBeenCalled())
  expect(findKeptHouse(id)?.made).toEqual({})
})

it('uses a new own key that the browser does not keep only once the person has copied it', async () => {
  keepHouse(keptOf(houseViewOf(), 'key'))
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  show(houseViewOf(), (props) => <LinksSheet {...props} />)
  await press('Make a new one')
  const shown = (await screen.findByText(/key=/, { selector: 'code' })).textContent ?? ''
  expect(office.seen).toEqual([])
  office.answers[`PUT /houses/${id}/keys/own`] = { body: houseViewOf() }
  office.answers[`GET /houses/${id}`] = { body: houseViewOf() }
  await press('I have copied it')
  await waitFor(() => expect(office.seen.length).toBe(2))
  const [, key] = shown.split('key=')
  expect(office.seen[0]?.body).toEqual({ key })
  expect(office.seen[1]?.headers['x-house-key']).toBe(key)
  vi.mocked(Storage.prototype.setItem).mockRestore()
})
