import type { Portfolio } from '@tameer/contract'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { portfolioFixture, userFixture } from '../../../../test/fixtures.ts'
import { openOffice, visit } from '../../../../test/office.tsx'
import { button, toasts } from '../../../../test/screen.ts'

const user = userFixture()
const [a, b, c] = ['a', 'b', 'c'].map((title, at) =>
  portfolioFixture({ id: `0190f000-0000-7000-8000-00000000010${at}`, title }),
) as [Portfolio, Portfolio, Portfolio]

const listOf = (...data: Portfolio[]) => ({ 'GET /portfolios': { body: { data, nextCursor: null } } })
const shown = () =>
  screen.getAllByRole('article').map((card) => within(card).getByRole('heading').textContent)
const movesOf = (...moved: Portfolio[]) =>
  Object.fromEntries(moved.map((one) => [`PUT /portfolios/${one.id}/place`, { body: one }]))

async function openOverview(answers: Parameters<typeof openOffice>[0]) {
  const office = openOffice(answers)
  await visit('/overview', user)
  await screen.findAllByRole('article')
  return office
}

describe('the order of own portfolios', () => {
  it('is changed by buttons, which keep the focus, say the place and tell the server', async () => {
    const office = await openOverview({ ...listOf(a, b, c), ...movesOf(a, b, c) })
    expect(office.of('GET /portfolios')[0]?.query.get('hidden')).toBe('yes')
    expect(button('Move earlier a').disabled).toBe(true)
    expect(button('Move later c').disabled).toBe(true)
    await userEvent.click(button('Move earlier c'))
    expect(shown()).toEqual(['a', 'c', 'b'])
    expect(document.activeElement).toBe(button('Move earlier c'))
    expect(screen.getAllByRole('status').map((one) => one.textContent)).toContain('c: now 2 of 3')
    await userEvent.click(button('Move earlier c'))
    expect(shown()).toEqual(['c', 'a', 'b'])
    expect(document.activeElement).toBe(button('Move later c'))
    await waitFor(() => expect(office.of(`PUT /portfolios/${c.id}/place`)).toHaveLength(2))
    expect(office.of(`PUT /portfolios/${c.id}/place`).map(({ body }) => body)).toEqual([
      { side: 'after', other: a.id },
      { side: 'before', other: a.id },
    ])
  })

  it('sends one move after the other', async () => {
    let answer: (value: object) => void = () => {}
    const first = new Promise<object>((resolve) => (answer = resolve))
    const office = await openOverview({
      ...listOf(a, b, c),
      ...movesOf(b),
      [`PUT /portfolios/${a.id}/place`]: () => first,
    })
    await userEvent.click(button('Move later a'))
    await userEvent.click(button('Move later b'))
    await waitFor(() => expect(office.of(`PUT /portfolios/${a.id}/place`)).toHaveLength(1))
    expect(office.of(`PUT /portfolios/${b.id}/place`)).toEqual([])
    answer({ body: a })
    await waitFor(() => expect(office.of(`PUT /portfolios/${b.id}/place`)).toHaveLength(1))
  })

  it('is changed by dragging a grip, to the place of the card it is let go over', async () => {
    const office = await openOverview({ ...listOf(a, b, c), ...movesOf(a) })
    const [first, , third] = screen.getAllByRole('listitem').filter((item) => item.dataset.item)
    const grip = first?.querySelector('[title="Drag to move"]')
    if (!third || !grip) throw new Error('three cards expected')
    Element.prototype.setPointerCapture = () => {}
    document.elementFromPoint = () => third
    vi.stubGlobal('scrollBy', () => {})
    fireEvent.pointerDown(grip, { button: 0, pointerId: 1 })
    await waitFor(() => expect(third.className).toContain('outline'))
    fireEvent.pointerUp(grip)
    expect(shown()).toEqual(['b', 'c', 'a'])
    await waitFor(() =>
      expect(office.of(`PUT /portfolios/${a.id}/place`)[0]?.body).toEqual({ side: 'after', other: c.id }),
    )
  })

  it('is fetched again when a move was refused', async () => {
    const body = { message: 'Please load the page again.', code: 'invalid' }
    const office = await openOverview({
      ...listOf(a, b),
      [`PUT /portfolios/${b.id}/place`]: { status: 400, body },
    })
    await userEvent.click(button('Move earlier b'))
    await waitFor(() => expect(toasts()).toEqual(['Please load the page again.']))
    await waitFor(() => expect(shown()).toEqual(['a', 'b']))
    expect(office.of('GET /portfolios')).toHaveLength(2)
  })

  it('cannot be changed where there is one', async () => {
    await openOverview(listOf(a))
    expect(screen.queryByRole('button', { name: /Move/ })).toBeNull()
    expect(screen.queryByTitle('Drag to move')).toBeNull()
  })
})

describe('a portfolio that visitors do not see', () => {
  it('is marked, and hidden and shown with one press', async () => {
    const path = `PUT /portfolios/${a.id}/hidden`
    const office = await openOverview({
      ...listOf(a, b),
      [path]: ({ body }) => ({ body: { ...a, ...(body as object) } }),
    })
    const card = () => within(screen.getByRole('article', { name: 'a' }))
    expect(card().queryByText('Hidden by you')).toBeNull()
    await userEvent.click(card().getByRole('button', { name: 'Hide' }))
    await waitFor(() => expect(card().getByText('Hidden by you')).toBeTruthy())
    expect(toasts()).toEqual(['Visitors do not see “a” any more.'])
    const show = card().getByRole('button', { name: 'Show' })
    expect(document.activeElement).toBe(show)
    await userEvent.click(show)
    await waitFor(() => expect(card().queryByText('Hidden by you')).toBeNull())
    expect(office.of(path).map(({ body }) => body)).toEqual([{ hidden: true }, { hidden: false }])
  })

  it('stays as it is when the server cannot be asked', async () => {
    await openOverview({ ...listOf(a), [`PUT /portfolios/${a.id}/hidden`]: 'offline' })
    await userEvent.click(button('Hide'))
    await waitFor(() => expect(toasts()[0]).toMatch(/^You are offline/))
    expect(button('Hide')).toBeTruthy()
  })

  it('leaves a company without a page when it has no other', async () => {
    await openOverview(listOf({ ...a, hidden: true }))
    expect(screen.getByText(/All your projects are hidden/)).toBeTruthy()
    expect(screen.queryByRole('link', { name: 'See your page' })).toBeNull()
  })

  it('says so where its own company looks at it', async () => {
    openOffice({
      [`GET /portfolios/${a.id}`]: { body: { ...a, hidden: true } },
      'GET /portfolios': { body: { data: [], nextCursor: null } },
    })
    await visit(`/portfolio/${a.id}`, user)
    expect(await screen.findByText(/Visitors do not see this project/)).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Back to your dashboard' })).toBeTruthy()
  })
})
