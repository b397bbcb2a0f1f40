import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { contactFixture, portfolioFixture, userFixture } from '../../../../test/fixtures.ts'
import { openOffice, visit } from '../../../../test/office.tsx'
import { button, field, formBelow, toasts } from '../../../../test/screen.ts'

const user = userFixture()
const draft = portfolioFixture({ hidden: true, draft: true, content: '', portfolioImages: [] })
const list = { 'GET /portfolios': { body: { data: [draft], nextCursor: null } } }
const post = 'POST /portfolios'
const put = `PUT /portfolios/${draft.id}`

async function openForm(answers: Parameters<typeof openOffice>[0] = {}, who = user) {
  const office = openOffice({ ...list, [post]: { status: 201, body: draft }, ...answers })
  const seen = await visit('/add-portfolio', who)
  await formBelow('Add Portfolio')
  await screen.findByRole('option', { name: 'Lahore' })
  return { office, ...seen }
}
const title = () => field('Title').value

describe('a new project', () => {
  it('has a title made from what is tapped, until another is written', async () => {
    const city = { ...contactFixture(), city: 1 }
    const { office } = await openForm({}, userFixture({ contact: city }))
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Karachi' }).checked).toBe(true)
    expect(title()).toBe('')
    await userEvent.click(screen.getByRole('radio', { name: '10 Marla' }))
    expect(title()).toBe('10 Marla house in Karachi')
    await userEvent.click(screen.getByRole('radio', { name: 'Grey structure' }))
    await userEvent.click(screen.getByRole('radio', { name: 'Still being built' }))
    expect(title()).toBe('10 Marla grey structure in Karachi, being built')
    await userEvent.click(screen.getByRole('radio', { name: 'Another city' }))
    await userEvent.selectOptions(screen.getByLabelText('City', { selector: 'select' }), 'Lahore')
    expect(title()).toBe('10 Marla grey structure in Lahore, being built')
    await userEvent.type(field('Title'), '!')
    await userEvent.click(screen.getByRole('radio', { name: '1 Kanal' }))
    expect(title()).toBe('10 Marla grey structure in Lahore, being built!')
    await userEvent.click(button('Save as draft'))
    await waitFor(() => expect(office.of(post)).toHaveLength(1))
    expect(office.of(post)[0]?.form.getAll('cities[]')).toEqual(['2'])
  })

  it('is saved as a draft with nothing in it but what is right', async () => {
    const { office, address } = await openForm()
    await userEvent.type(field('Website'), 'javascript:alert(1)')
    await userEvent.click(button('Save as draft'))
    expect(await screen.findByText(/^Please enter a web address/)).toBeTruthy()
    await userEvent.clear(field('Website'))
    await userEvent.click(button('Save as draft'))
    await waitFor(() => expect(address()).toBe('/overview'))
    expect(toasts()).toEqual(['Saved as a draft. Nobody but you sees it.'])
    expect(office.of(post)).toHaveLength(1)
    expect(office.of(post)[0]?.form.get('draft')).toBe('yes')
  })

  it('asks before it is shown without a picture', async () => {
    const { office, address } = await openForm()
    await userEvent.type(field('Title'), 'Tower')
    await userEvent.type(field('Content'), 'Brick')
    await userEvent.selectOptions(screen.getByLabelText('City'), 'Lahore')
    const ask = async (answer: string) => {
      await userEvent.click(button('Add Portfolio'))
      const question = await screen.findByRole('dialog', { name: 'Show it without a picture?' })
      await userEvent.click(within(question).getByRole('button', { name: answer }))
    }
    await ask('Add a picture')
    expect(screen.queryByRole('dialog', { name: /without a picture/ })).toBeNull()
    await waitFor(() => expect(document.activeElement).toBe(field('Images')))
    expect(office.of(post)).toEqual([])
    await ask('Save as draft')
    await waitFor(() => expect(address()).toBe('/overview'))
    expect(office.of(post).map(({ form }) => form.get('draft'))).toEqual(['yes'])
  })
})

it('a draft says what it lacks; going on with it, it is saved again or shown', async () => {
  const office = openOffice({
    ...list,
    [`GET /portfolios/${draft.id}`]: { body: draft },
    [put]: { body: { ...draft, draft: false, hidden: false } },
  })
  const { address } = await visit('/overview', user)
  const card = within(await screen.findByRole('article', { name: draft.title }))
  expect(card.getByText('Draft')).toBeTruthy()
  expect(card.getByText('Still missing: Content.')).toBeTruthy()
  expect(card.queryByRole('button', { name: /Show|Hide/ })).toBeNull()
  await userEvent.click(card.getByRole('button', { name: 'Go on' }))
  await formBelow('Edit Portfolio')
  await userEvent.click(button('Add Portfolio'))
  expect(await screen.findByText('Please describe the project')).toBeTruthy()
  await userEvent.type(field('Content'), 'Of brick.')
  await userEvent.click(button('Add Portfolio'))
  await userEvent.click(await screen.findByRole('button', { name: 'Show it without a picture' }))
  await waitFor(() => expect(address()).toBe('/overview'))
  const form = office.of(put)[0]?.form
  expect([form?.get('content'), form?.has('draft')]).toEqual(['Of brick.', false])
  expect(toasts()).toEqual(['Portfolio added successfully'])
})

describe('what was typed', () => {
  const waits = () => screen.queryByText(/^A draft of .* waits on this device/)

  it('waits on the device for another tab, for seven days', async () => {
    const { leave } = await openForm()
    fireEvent.input(field('Title'), { target: { value: 'Half a house' } })
    leave()
    sessionStorage.clear()
    const { leave: leaveAgain } = await openForm()
    expect(title()).toBe('')
    expect(waits()).toBeTruthy()
    await userEvent.click(button('Go on with it'))
    expect(title()).toBe('Half a house')
    expect(waits()).toBeNull()
    leaveAgain()
    sessionStorage.clear()
    const [key = ''] = Object.keys(localStorage).filter((name) => name.startsWith('keptDraft:'))
    const kept = JSON.parse(localStorage.getItem(key) ?? '{}')
    const at = Date.now() - 7 * 24 * 60 * 60_000 - 1
    localStorage.setItem(key, JSON.stringify({ ...kept, at, serverAt: at }))
    await openForm()
    expect(waits()).toBeNull()
    expect(localStorage.getItem(key)).toBeNull()
  })

  it('is forgotten once it is sent', async () => {
    const { address } = await openForm()
    await userEvent.type(field('Title'), 'Half')
    await userEvent.click(button('Save as draft'))
    await waitFor(() => expect(address()).toBe('/overview'))
    expect(Object.keys(localStorage).filter((name) => name.startsWith('keptDraft:'))).toEqual([])
  })
})
