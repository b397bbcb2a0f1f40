import { dayInPakistan, markKinds, type OwnMark } from '@tameer/contract'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, it, vi } from 'vitest'
import { contactFixture, factsFixture, ratesFixture, userFixture } from '../../../../test/fixtures.ts'
import { openOffice, visit } from '../../../../test/office.tsx'
import { button, field, formBelow } from '../../../../test/screen.ts'

const user = userFixture({
  contact: contactFixture({ whatsapp: '+923217654321', whatsappDisplay: '0321-7654321', city: 2 }),
  facts: factsFixture({ about: 'We build.', founded: 1998 }),
  rates: ratesFixture({
    completePkr: 5400,
    completeGivenOn: dayInPakistan(Date.now()),
    ...{ greyPkr: 3150, greyGivenOn: '2020-01-01' },
  }),
})
const mark = (state: OwnMark['state'], at: number): OwnMark => ({
  ...{ id: `m${at}`, kind: markKinds[at] ?? 'pec', number: '1', category: null, holder: '', state },
  ...{ checkedOn: null, validUntil: null, refusal: null, words: '', hasDocument: false },
  renamedFrom: null,
  enteredAt: '2026-11-23T06:00:00.000Z',
})
const at = '2026-11-21T08:00:00.000Z'
const session = (id: string) => ({ id, device: id, createdAt: at, lastUsedAt: at, current: id === 'a' })
const answers = {
  'GET /users/profile': { body: user },
  'GET /users/marks': { body: { data: [mark('checked', 0), mark('checked', 1), mark('entered', 2)] } },
  'GET /auth/sessions': { body: { data: [session('a'), session('b')] } },
  'GET /users/email-change': {
    body: { email: user.email, pending: { newEmail: 'new@example.com', expiresAt: at } },
  },
}

/** Listeners for a change of the screen's width. */
const turned = new Set<() => void>()
let width = 360
function turnTo(wider: number) {
  width = wider
  act(() => {
    for (const listener of turned) listener()
  })
}
beforeEach(() => {
  width = 360
  vi.stubGlobal('matchMedia', (query: string) => ({
    get matches() {
      return width < Number(/width < (\d+)px/.exec(query)?.[1] ?? 0)
    },
    addEventListener: (_: string, listener: () => void) => turned.add(listener),
    removeEventListener: (_: string, listener: () => void) => turned.delete(listener),
  }))
})

const part = (name: string) => screen.getByRole('region', { name })
const fold = (name: string) => part(name).querySelector('details') as HTMLDetailsElement
const summary = (name: string) => part(name).querySelector('summary') as HTMLElement
const contentOf = (name: string) => summary(name).querySelector('span > span')?.textContent
const openFolds = () =>
  screen
    .getAllByRole('heading', { level: 2 })
    .map(({ textContent }) => textContent ?? '')
    .filter((name) => fold(name).open)

async function open(path = '/settings', more: Parameters<typeof openOffice>[0] = {}) {
  const office = openOffice({ ...answers, ...more })
  await visit(path, user)
  await formBelow('Update Profile')
  await screen.findByText('This device, in use now')
  return office
}

it('folds every part but the profile on a narrow screen, and says what is in it', async () => {
  await open()
  expect(openFolds()).toEqual(['Profile'])
  // Each part loads its own content.
  const contents = {
    'How to reach you': '0321-7654321 · Lahore',
    'About your company': '2 of 7 filled in',
    'Your rates': '1 rate shown · 1 no longer shown',
    'Licences and registrations': '2 shown · 1 being checked',
    'Email address': `${user.email} · a change waits`,
    'Language of our mails': 'English',
    Devices: '2 logged in',
  }
  for (const [name, content] of Object.entries(contents)) {
    await waitFor(() => expect(contentOf(name)).toBe(content))
  }
  expect(screen.queryByRole('navigation', { name: 'Parts of this page' })).toBeNull()
})

it('says nothing of a list that did not come, and what is missing in an empty account', async () => {
  const none = userFixture({
    contact: contactFixture({
      ...{ phone: '', phoneDisplay: '', whatsapp: '', whatsappDisplay: '', contactEmail: '', city: null },
    }),
  })
  openOffice({ ...answers, 'GET /users/profile': { body: none }, 'GET /users/marks': 'offline' })
  await visit('/settings', none)
  await formBelow('Update Profile')
  await screen.findByText('This device, in use now')
  expect(contentOf('How to reach you')).toBe('Nothing filled in yet')
  expect(contentOf('Your rates')).toBe('No rate given')
  expect(contentOf('Licences and registrations')).toBe('\u00a0')
})

it('follows what is saved', async () => {
  const renewed = { ...user, facts: { ...user.facts, workingHours: 'Daily' } }
  await open('/settings?part=facts', { 'PUT /users/facts': { body: renewed } })
  await userEvent.type(field('Working hours'), 'Daily')
  await userEvent.click(button('Save facts'))
  await waitFor(() => expect(contentOf('About your company')).toBe('3 of 7 filled in'))
})

it('opens the part that the address names, and focuses the line with its heading', async () => {
  await open('/settings?part=rates')
  expect(openFolds()).toEqual(['Profile', 'Your rates'])
  expect(document.activeElement).toBe(summary('Your rates'))
})

it('opens the part that a link of the profile leads to', async () => {
  await open()
  await userEvent.click(screen.getByRole('link', { name: 'Change the address' }))
  await waitFor(() => expect(fold('Email address').open).toBe(true))
  expect(document.activeElement).toBe(summary('Email address'))
})

it('opens the folds around a field that the server refuses, and keeps what was typed', async () => {
  const fields = { website: 'Please check this address' }
  let refuse = () => {}
  const waits = new Promise<void>((resolve) => {
    refuse = resolve
  })
  await open('/settings?part=contact', {
    'PUT /users/profile': async () => {
      await waits
      return { status: 400, body: { code: 'invalid', message: 'Please check', fields } }
    },
  })
  await userEvent.type(field('Website'), 'https://example.com')
  fireEvent.click(button('Save'))
  await userEvent.click(summary('How to reach you'))
  expect(fold('How to reach you').open).toBe(false)
  refuse()
  await waitFor(() => expect(fold('How to reach you').open).toBe(true))
  expect(within(part('How to reach you')).getByText(fields.website).closest('details')?.open).toBe(true)
  expect(document.activeElement).toBe(field('Website'))
  expect(field('Website').value).toBe('https://example.com')
})

it('keeps what was typed when a part is folded and when the device is turned', async () => {
  await open('/settings?part=facts')
  await userEvent.type(field('Working hours'), 'Daily')
  await userEvent.click(summary('About your company'))
  expect(fold('About your company').open).toBe(false)
  turnTo(1280)
  expect(fold('About your company').open).toBe(true)
  expect(field('Working hours').value).toBe('Daily')
  turnTo(360)
  expect(fold('About your company').open).toBe(false)
  expect(field('Working hours').value).toBe('Daily')
})

it('shows all parts open beside links to them on a wide screen', async () => {
  width = 1280
  await open('/settings?part=devices')
  expect(openFolds()).toHaveLength(11)
  const links = within(screen.getByRole('navigation', { name: 'Parts of this page' })).getAllByRole('link')
  const headings = screen.getAllByRole('heading', { level: 2 })
  expect(links.map(({ textContent }) => textContent)).toEqual(headings.map(({ textContent }) => textContent))
  expect(document.activeElement).toBe(screen.getByRole('heading', { level: 2, name: 'Devices' }))
  const marked = () => links.filter((link) => link.hasAttribute('aria-current'))
  expect(marked().map(({ textContent }) => textContent)).toEqual(['Devices'])
  await userEvent.click(screen.getByRole('link', { name: 'Your rates' }))
  expect(document.activeElement).toBe(screen.getByRole('heading', { level: 2, name: 'Your rates' }))
  expect(marked().map(({ textContent }) => textContent)).toEqual(['Your rates'])
})

it('has one main button', async () => {
  await open()
  const main = screen.getAllByRole('button').filter(({ className }) => /(^| )bg-brick/.test(className))
  expect(main.map(({ textContent }) => textContent)).toEqual(['Update Profile'])
})
