import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, it, vi } from 'vitest'
import { openDesk, visitDesk } from '../../../test/desk.tsx'
import { button, heading } from '../../../test/screen.ts'

const mark = (id: string, companyName: string) => ({
  ...{ id, kind: 'ntn', number: '12', category: null, holder: '', state: 'entered', checkedOn: null },
  ...{ validUntil: null, refusal: null, words: '', hasDocument: false, renamedFrom: null, secondTry: false },
  ...{ waitingSince: '2026-11-23T06:00:00.000Z', enteredAt: '2026-11-23T06:00:00.000Z' },
  ...{ companyId: `c${id}`, companyName },
})
const marks = [mark('1', 'Indus Builders'), mark('2', 'Ravi Builders'), mark('3', 'Jhelum Builders')]
const type = userEvent.setup()
let hovers = true
beforeEach(() => {
  hovers = true
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: query.includes('hover') && hovers,
    addEventListener() {},
    removeEventListener() {},
  }))
})

async function openMarks() {
  openDesk({ 'GET /desk/marks': { body: { data: marks, nextCursor: null, waiting: 3, expiring: 0 } } })
  await visitDesk('/desk/marks')
  await screen.findByRole('link', { name: /^Ravi Builders/ })
}
const focused = () => document.activeElement?.textContent?.replace(/ Tax.*/, '')

it('moves through the rows, and opens the check and the refusal of the one in hand', async () => {
  await openMarks()
  expect(screen.getByText(/^Keys:/).textContent).toBe(
    'Keys: J next · K the one before · A check · R refuse · Switch keys off',
  )
  await type.keyboard('j')
  expect(focused()).toBe('Indus Builders')
  await type.keyboard('jjj')
  expect(focused()).toBe('Jhelum Builders')
  await type.keyboard('k')
  expect(focused()).toBe('Ravi Builders')
  await type.keyboard('a')
  await heading(/^Check: .*Ravi Builders$/)
  await type.keyboard('a')
  expect(document.activeElement?.getAttribute('name')).toBe('agrees-number')
  await type.keyboard('r')
  expect(screen.getByRole('dialog', { name: /^Refuse: .*Ravi Builders\?$/ })).toBeTruthy()
  await type.click(button('Cancel'))
  await type.keyboard('j')
  await heading(/^Check: .*Jhelum Builders$/)
  expect(screen.queryByRole('dialog')).toBeNull()
})

it('leaves keys to fields, and those with a modifier to the browser', async () => {
  await openMarks()
  await type.keyboard('{Control>}j{/Control}{Alt>}j{/Alt}{Meta>}j{/Meta}{Shift>}j{/Shift}')
  expect(focused()).not.toBe('Indus Builders')
  const field = document.body.appendChild(document.createElement('input'))
  field.focus()
  await type.keyboard('ja')
  expect(field.value).toBe('ja')
  expect(screen.queryByRole('dialog')).toBeNull()
  field.remove()
})

it('takes a key by its place where the keyboard writes other letters', async () => {
  await openMarks()
  document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'ج', code: 'KeyJ', bubbles: true }))
  expect(focused()).toBe('Indus Builders')
})

it('can be switched off, which the device remembers, and on again', async () => {
  await openMarks()
  await type.click(button('Switch keys off'))
  await type.keyboard('ja')
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(focused()).toBe('Switch keys on')
  expect(localStorage.getItem('desk-keys')).toBe('off')
  await type.click(button('Switch keys on'))
  expect(localStorage.getItem('desk-keys')).toBeNull()
  await type.keyboard('j')
  expect(focused()).toBe('Indus Builders')
})

it('has none on a device that is only touched', async () => {
  hovers = false
  await openMarks()
  await type.keyboard('a')
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(screen.queryByText(/^Keys:/)).toBeNull()
})

/** Day on which the company of the thing signed up. */
const createdAt = '2026-02-02T06:00:00.000Z'
const company = { id: 'c1', name: 'Alison Builders', state: 'listed', version: 7, createdAt }
const thing = {
  ...{ id: 'r1', kind: 'project', title: 'Court house', owner: 'Alison Builders', reports: 1 },
  ...{ reasons: [], createdAt: '2026-11-23T06:00:00.000Z', takenBy: null, outcome: null, closedAt: null },
  ...{ seen: '1.0.r1', all: [], openId: null, texts: [], pictures: [], projectId: 'p1' },
  ...{ projectHidden: false, picture: null, company, side: null, pictureIds: [], house: null },
}
/** Opens a thing of the queue by its keys. */
async function openThing(changes: object = {}) {
  const one = { ...thing, ...changes }
  openDesk({
    'GET /desk/reports': { body: { data: [one], nextCursor: null, open: 1, things: 1 } },
    'GET /desk/reports/r1': { body: one },
  })
  await visitDesk('/desk/reports')
  await screen.findByRole('link', { name: 'Court house' })
  await type.keyboard('j{Enter}')
  await waitFor(() => expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Court house'))
  await screen.findByRole('region', { name: 'What it is about' })
}
const keyLine = () => screen.getByText(/^Keys:/).textContent

it('moves through reports, whose thing opens the hiding or the dismissal', async () => {
  await openThing()
  expect(keyLine()).toBe('Keys: J next · K the one before · A hide · R dismiss · Switch keys off')
  await type.keyboard('a')
  expect(screen.getByRole('dialog', { name: 'Hide the project?' })).toBeTruthy()
  await type.click(button('Cancel'))
  await type.keyboard('r')
  expect(screen.getByRole('dialog', { name: 'Is nothing wrong with it?' })).toBeTruthy()
})

it('writes about a request, which cannot be hidden', async () => {
  await openThing({ kind: 'request', company: null, projectId: null })
  expect(keyLine()).toContain('A write · R dismiss')
  await type.keyboard('a')
  expect(screen.getByRole('dialog', { name: 'Write to the homeowner' })).toBeTruthy()
})

it('leads to the button that closes where the thing is hidden already', async () => {
  await openThing({ company: { ...company, state: 'hidden' } })
  expect(keyLine()).toContain('A close · R dismiss')
  await type.keyboard('a')
  expect(document.activeElement).toBe(button('Close: it is hidden already'))
  expect(screen.queryByRole('dialog')).toBeNull()
})

it('names no act for reports that are closed', async () => {
  await openThing({ outcome: 'hidden', closedAt: '2026-11-23T07:00:00.000Z', seen: '' })
  expect(keyLine()).toBe('Keys: J next · K the one before · Switch keys off')
  await type.keyboard('ar')
  expect(screen.queryByRole('dialog')).toBeNull()
})
