import type { HouseView } from '@tameer/contract'
import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { Provider } from 'react-redux'
import { MemoryRouter } from 'react-router'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { clearDevice } from '../../../../test/device.ts'
import { openOffice } from '../../../../test/office.tsx'
import { deliveryOf, houseViewOf, houseId as id, snagOf } from '../../../../test/own-house.ts'
import { stubShrinking } from '../../../../test/pictures.ts'
import { dropPictures, pickedPictures } from '../../../features/houses/picked-pictures.ts'
import { createAppStore } from '../../../store/store.ts'
import { AboutEntry } from './about-entry.tsx'
import { FaultsFold } from './faults-fold.tsx'
import { MaterialFold } from './material-fold.tsx'
import { SnagBox } from './snag-box.tsx'

const take = vi.fn()

beforeEach(() => {
  stubShrinking()
})
afterEach(() => {
  dropPictures()
  clearDevice()
  take.mockClear()
})

const openedOf = (view: HouseView) => ({ view, access: { houseKey: 'key' }, take, load: async () => {} })
function show(part: ReactNode) {
  return render(
    <Provider store={createAppStore()}>
      <MemoryRouter>{part}</MemoryRouter>
    </Provider>,
  ).container
}
const cement = { material: 'cement' as const, bought: 420, about: 356, flagged: true, morePercent: 18 }

it('one press accepts a mended fault', async () => {
  const snag = snagOf({ state: 'mended' })
  const after = houseViewOf({}, { snags: [snagOf({ state: 'accepted' })] })
  const office = openOffice({ [`POST /houses/${id}/snags/${snag.id}/answer`]: { body: after } })
  show(<SnagBox opened={openedOf(houseViewOf({}, { snags: [snag] }))} snag={snag} />)
  await userEvent.click(screen.getByText('It is good now'))
  await waitFor(() => expect(take).toHaveBeenCalledWith(after))
  expect(office.seen.at(-1)?.body).toEqual({ accept: true })
})

it('“Mended” is the file input; the pictures go with one call', async () => {
  const snag = snagOf()
  const call = `POST /houses/${id}/snags/${snag.id}/mend`
  const view = houseViewOf({ role: 'site' }, { snags: [snag] })
  const office = openOffice({ [call]: { status: 201, body: view } })
  show(<SnagBox opened={openedOf(view)} snag={snag} />)
  await userEvent.upload(screen.getByLabelText('Mended'), new File(['1'], '1.png', { type: 'image/png' }))
  await waitFor(() => expect(pickedPictures.read().pictures[0]?.file).toBeTruthy())
  const [picture] = pickedPictures.read().pictures
  office.answers[`PUT /houses/${id}/pictures/${picture?.id}`] = { status: 201, body: {} }
  await userEvent.click(await screen.findByText('Send 1 picture'))
  await waitFor(() => expect(take).toHaveBeenCalledWith(view))
  expect(office.of(call)[0]?.body).toMatchObject({ pictureIds: [picture?.id] })
  expect(pickedPictures.read().pictures).toEqual([])
})

it('material of which too much was bought is in sight, other material is folded', () => {
  const isOpen = (line: typeof cement) =>
    show(
      <MaterialFold opened={openedOf(houseViewOf({}, { deliveries: [deliveryOf()], material: [line] }))} />,
    ).querySelector('details')?.open
  expect(isOpen(cement)).toBe(true)
  expect(isOpen({ ...cement, flagged: false })).toBe(false)
})

it('a corrected delivery stays, struck out, and is corrected no more', () => {
  const before = deliveryOf({ correctedBy: '2', correctable: false })
  const view = houseViewOf({}, { deliveries: [before, deliveryOf({ id: '2', quantity: 402 })] })
  show(<MaterialFold opened={openedOf(view)} />)
  expect(screen.getByText('420 bags').className).toContain('line-through')
  expect(screen.getByText('402 bags').className).toBe('')
  expect(screen.getAllByText('Correct it').length).toBe(1)
})

it('nothing stands on the page of a house without material and faults', () => {
  const opened = openedOf(houseViewOf())
  const container = show(
    <>
      <MaterialFold opened={opened} />
      <FaultsFold opened={opened} />
    </>,
  )
  expect(container.textContent).toBe('')
})

it('a line of the diary names the material, or the place of the fault', () => {
  const view = houseViewOf({}, { deliveries: [deliveryOf()], snags: [snagOf()] })
  const about = (entryId: string) => show(<AboutEntry entry={{ id: entryId }} view={view} />).textContent
  expect(about(deliveryOf().id)).toBe(' · Cement: 420 bags')
  expect(about(snagOf().id)).toBe(' · Bathroom upstairs')
  expect(about('another')).toBe('')
})
