import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { clearDevice } from '../../../test/device.ts'
import { openOffice, visit } from '../../../test/office.tsx'
import { houseViewOf, houseId as id, stageIds, stageOf } from '../../../test/own-house.ts'
import { button, heading } from '../../../test/screen.ts'

let office: ReturnType<typeof openOffice>
const key = 'k'.repeat(43)
const link = { id: '1', name: 'Ustad Rafiq', money: false, madeOn: '2026-11-01', usedOn: null }

beforeEach(() => {
  vi.stubGlobal('scrollTo', vi.fn())
  office = openOffice({})
})
afterEach(clearDevice)

async function open(view: ReturnType<typeof houseViewOf>) {
  office.answers[`GET /houses/${id}`] = { body: view }
  return visit(`/house/${id}?key=${key}`)
}

it('one press agrees, and then the line for WhatsApp is there', async () => {
  const agreed = houseViewOf(
    {},
    {
      stages: [stageOf('advance'), stageOf('plaster', { state: 'agreed' }), stageOf('flooring')],
      waits: [],
    },
  )
  const call = `POST /houses/${id}/stages/${stageIds.plaster}/agree`
  await open(houseViewOf({ siteLinks: [link] }))
  expect(await screen.findByText('Is the plaster done?')).toBeTruthy()
  office.answers[call] = { body: agreed }
  await userEvent.click(button('Agreed'))
  const chat = await screen.findByText('Tell them on WhatsApp')
  expect(chat.closest('a')?.href).toContain(encodeURIComponent('Agreed: Plaster done.'))
  expect(chat.closest('a')?.href).not.toContain(key)
  expect(office.of(call)[0]?.body).toEqual({ claimId: expect.any(String) })
  expect(screen.queryByText('Is the plaster done?')).toBeNull()
})

it('the site sees what is on and what waits for the family, and no sum', async () => {
  const stages = houseViewOf().stages.slice(1)
  const site = stages.map((stage) => ({ ...stage, percent: null, sharePkr: null, duePkr: null }))
  await open(houseViewOf({ role: 'site', seesMoney: false }, { stages: site, money: null, waits: [] }))
  expect(await screen.findByText('Flooring, until 22 November')).toBeTruthy()
  expect(screen.getByText('Remind them on WhatsApp')).toBeTruthy()
  expect(document.body.textContent).not.toContain('20,00,000')
})

it('a link that opens nothing says so, and takes the whole one that is pasted', async () => {
  office.answers[`GET /houses/${id}`] = ({ headers }) =>
    headers['x-house-key'] === key
      ? { body: houseViewOf() }
      : { status: 404, body: { message: 'No', code: 'not-found' } }
  const { address } = await visit(`/house/${id}?key=wrong`)
  await heading('This link does not open a house')
  await userEvent.type(screen.getByLabelText('Paste the link'), `https://x.pk/#/house/${id}?key=${key}`)
  await userEvent.click(button('Open'))
  await heading('Your house in Johar Town')
  await waitFor(() => expect(address()).toBe(`/house/${id}`))
})

it('the first day asks for the site link, which is the one red button', async () => {
  await open(houseViewOf({}, { stages: [stageOf('flooring')], waits: [] }))
  const red = await screen.findByText('Send the site link')
  expect(red.className).toContain('bg-brick')
  expect(screen.getByText(/^Nothing yet\. Send the site link/)).toBeTruthy()
})
