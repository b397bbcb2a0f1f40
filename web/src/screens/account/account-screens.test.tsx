import { type Portfolio, portfolioTextNames } from '@tameer/contract'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { companyFixture, portfolioFixture, userFixture } from '../../../test/fixtures.ts'
import { missingLists } from '../../../test/missing-lists.ts'
import { openOffice, visit } from '../../../test/office.tsx'
import { pngFile } from '../../../test/pictures.ts'
import { addWithoutPicture, button, field, formBelow, heading, toasts } from '../../../test/screen.ts'

const user = userFixture()
const mine = portfolioFixture()
const second = portfolioFixture({ id: '0190f000-0000-7000-8000-000000000102', title: 'Jaali house' })
const foreignCompany = companyFixture({ id: '0190f000-0000-7000-8000-000000000009', name: 'Other' })
const foreign = portfolioFixture({
  id: '0190f000-0000-7000-8000-000000000109',
  title: 'Not mine',
  companyId: foreignCompany.id,
  company: foreignCompany,
})

const listOf = (...data: Portfolio[]) => ({ 'GET /portfolios': { body: { data, nextCursor: null } } })

describe('/overview', () => {
  it('sends a visitor who is not signed in to the login', async () => {
    openOffice()
    const { address } = await visit('/overview')
    await heading('Login to Your Account')
    expect(address()).toBe('/login')
  })

  it('shows the company’s own portfolios with their count', async () => {
    const office = openOffice(listOf(mine, foreign, second))
    await visit('/overview', user)
    expect(await screen.findByRole('article', { name: mine.title })).toBeTruthy()
    expect(screen.queryByText('Not mine')).toBeNull()
    expect(screen.getByText('Total Portfolios').nextElementSibling?.textContent).toBe('2')
    expect(office.of('GET /portfolios')).toHaveLength(1)
  })

  it('says that it loads, that there is none, and what went wrong', async () => {
    let answer: (value: object) => void = () => {}
    const office = openOffice({ 'GET /portfolios': () => new Promise((resolve) => (answer = resolve)) })
    await visit('/overview', user)
    expect(await screen.findByText('Loading portfolios...')).toBeTruthy()
    await act(async () => answer({ status: 500, body: { message: 'The shelf fell', code: 'internal' } }))
    expect(screen.getByText('Error loading portfolios: The shelf fell')).toBeTruthy()
    Object.assign(office.answers, listOf())
    await userEvent.click(button('Try again'))
    expect(await screen.findByText('No portfolio created yet.')).toBeTruthy()
  })

  it('shows very many in pages, each with the count of all', async () => {
    const office = openOffice({
      'GET /portfolios': { body: { data: [mine], nextCursor: 'c1', total: 700 } },
    })
    await visit('/overview', user)
    await userEvent.click(await screen.findByRole('link', { name: 'More portfolios' }))
    expect(await screen.findByRole('link', { name: 'First page' })).toBeTruthy()
    expect(screen.getByText('Total Portfolios').nextElementSibling?.textContent).toBe('700')
    const body = { message: 'No such page', code: 'invalid', fields: { cursor: 'not ours' } }
    Object.assign(office.answers, { 'GET /portfolios': { status: 400, body } })
    await userEvent.click(screen.getByRole('link', { name: 'First page' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }))
    expect(screen.getByText('Error loading portfolios: No such page')).toBeTruthy()
  })

  it('asks before it deletes, and deletes', async () => {
    const office = openOffice({ ...listOf(mine, second), [`DELETE /portfolios/${mine.id}`]: { status: 204 } })
    await visit('/overview', user)
    const card = await screen.findByRole('article', { name: mine.title })
    await userEvent.click(within(card).getByRole('button', { name: 'Delete' }))
    const dialog = within(screen.getByRole('dialog', { name: 'Confirm Deletion' }))
    expect(dialog.getByText(mine.title)).toBeTruthy()
    expect(dialog.getByText(/cannot be undone/)).toBeTruthy()
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }))
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(office.of(`DELETE /portfolios/${mine.id}`)).toEqual([])

    await userEvent.click(within(card).getByRole('button', { name: 'Delete' }))
    await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Delete' }))
    await waitFor(() => expect(screen.queryByRole('article', { name: mine.title })).toBeNull())
    expect(toasts()).toEqual(['Portfolio deleted successfully!'])
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(screen.getByRole('article', { name: second.title })).toBeTruthy()
  })

  it('closes the dialog and keeps the portfolio when deleting fails', async () => {
    openOffice({ ...listOf(mine), [`DELETE /portfolios/${mine.id}`]: 'offline' })
    await visit('/overview', user)
    const card = await screen.findByRole('article', { name: mine.title })
    await userEvent.click(within(card).getByRole('button', { name: 'Delete' }))
    await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Delete' }))
    await waitFor(() => expect(toasts()).toEqual(['Failed to delete portfolio!']))
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(screen.getByRole('article', { name: mine.title })).toBeTruthy()
  })
})

describe('a portfolio that was deleted elsewhere', () => {
  it('goes from the list as if it had been deleted here', async () => {
    const gone = { status: 404, body: { message: 'This portfolio does not exist', code: 'not-found' } }
    const { store } = await openOverviewAnd({ [`DELETE /portfolios/${mine.id}`]: gone })
    await waitFor(() => expect(toasts()).toEqual(['Portfolio deleted successfully!']))
    expect(screen.queryByRole('article', { name: mine.title })).toBeNull()
    expect(screen.getByRole('article', { name: second.title })).toBeTruthy()
    expect(store.getState().portfolios.change).toEqual({ loading: false, error: null })
  })

  it('stays when it was some other address that was not there', async () => {
    await openOverviewAnd({ [`DELETE /portfolios/${mine.id}`]: { status: 404 } })
    await waitFor(() => expect(toasts()).toEqual(['Failed to delete portfolio!']))
    expect(screen.getByRole('article', { name: mine.title })).toBeTruthy()
  })

  async function openOverviewAnd(answers: Parameters<typeof openOffice>[0]) {
    openOffice({ ...listOf(mine, second), ...answers })
    const visited = await visit('/overview', user)
    const card = await screen.findByRole('article', { name: mine.title })
    await userEvent.click(within(card).getByRole('button', { name: 'Delete' }))
    await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Delete' }))
    return visited
  }
})

describe('/add-portfolio', () => {
  async function fillNew() {
    await formBelow('Add Portfolio')
    await screen.findByRole('option', { name: 'Lahore' })
    const act = userEvent.setup()
    await act.type(field('Title'), 'Tower house')
    await act.type(field('Content'), 'Four storeys.')
    await act.selectOptions(screen.getByLabelText('City'), 'Lahore')
    return act
  }

  it('publishes once, with pictures in their order, and goes to the overview', async () => {
    const office = openOffice({ ...listOf(mine), 'POST /portfolios': { status: 201, body: mine } })
    const { address } = await visit('/add-portfolio', user)
    const act = await fillNew()
    await act.type(field('Address'), '5 Canal Bank')
    await act.click(screen.getByRole('radio', { name: '$$$ upper (250-above)' }))
    await act.upload(field('Images'), [pngFile('one.png'), pngFile('two.png')])
    await act.click(await screen.findByRole('button', { name: 'Move earlier two.png' }))
    fireEvent.click(button('Add Portfolio'))
    fireEvent.click(screen.getByRole('button', { name: /Add Portfolio|Processing/ }))
    await waitFor(() => expect(address()).toBe('/overview'))
    expect(toasts()).toEqual(['Portfolio added successfully'])
    const sent = office.of('POST /portfolios')
    expect(sent).toHaveLength(1)
    const form = sent[0]?.form
    expect(form?.get('title')).toBe('Tower house')
    expect(form?.get('youtubeLink')).toBe('5 Canal Bank')
    expect(form?.get('price')).toBe('250-above')
    expect(form?.getAll('cities[]')).toEqual(['2'])
    expect(form?.getAll('images').map((file) => (file as File).name)).toEqual(['two.png', 'one.png'])
    expect(Object.keys(sessionStorage).filter((key) => key.startsWith('draft:'))).toEqual([])
  })

  // An edit takes a text without an input for one that was emptied, and would erase what is stored.
  it('has an input for every text of a portfolio', async () => {
    openOffice()
    await visit('/add-portfolio', user)
    await formBelow('Add Portfolio')
    const inputs = button('Add Portfolio').closest('form')?.elements
    expect(portfolioTextNames.filter((name) => !inputs?.namedItem(name))).toEqual([])
  })

  it('says Processing... while it sends', async () => {
    openOffice({ 'POST /portfolios': () => new Promise(() => {}) })
    await visit('/add-portfolio', user)
    await fillNew()
    await addWithoutPicture()
    expect(button('Processing...').disabled).toBe(true)
    await userEvent.click(button('Cancel'))
    expect(await screen.findByRole('button', { name: 'Add Portfolio' })).toBeTruthy()
    expect(field('Title').value).toBe('Tower house')
  })

  it('asks for title, content and city before it sends', async () => {
    const office = openOffice()
    await visit('/add-portfolio', user)
    await formBelow('Add Portfolio')
    await userEvent.type(field('Website'), 'javascript:alert(1)')
    await userEvent.click(button('Add Portfolio'))
    for (const words of ['Please enter a title', 'Please describe the project', 'Please select a city']) {
      expect(screen.getByText(words)).toBeTruthy()
    }
    expect(screen.getByText(/^Please enter a web address that starts with/)).toBeTruthy()
    const box = screen.getByRole('region', { name: '4 things need correcting' })
    await waitFor(() => expect(document.activeElement).toBe(box))
    expect(office.of('POST /portfolios')).toEqual([])
  })

  it('keeps everything when the server refuses, and shows its words', async () => {
    const body = {
      message: 'Please check the form',
      code: 'invalid',
      fields: { phone: 'This is no phone number' },
    }
    openOffice({ 'POST /portfolios': { status: 400, body } })
    await visit('/add-portfolio', user)
    const act = await fillNew()
    await act.upload(field('Images'), pngFile('one.png'))
    await screen.findByText('one.png')
    await act.click(button('Add Portfolio'))
    expect(await screen.findByText('This is no phone number')).toBeTruthy()
    expect(toasts()).toEqual(['Please check the form'])
    const box = screen.getByRole('region', { name: '1 thing needs correcting' })
    await waitFor(() => expect(document.activeElement).toBe(box))
    expect(field('Title').value).toBe('Tower house')
    expect(screen.getByText('one.png')).toBeTruthy()
  })

  it('brings typed text back after a reload, and lets start afresh', async () => {
    openOffice()
    const { leave } = await visit('/add-portfolio', user)
    await fillNew()
    leave()
    await visit('/add-portfolio', user)
    expect(await screen.findByText(/What you typed before is back/)).toBeTruthy()
    expect(field('Title').value).toBe('Tower house')
    await screen.findByRole('option', { name: 'Lahore' })
    expect(screen.getByLabelText<HTMLSelectElement>('City').value).toBe('2')
    await userEvent.click(button('Clear and start again'))
    expect(field('Title').value).toBe('')
    expect(screen.queryByText(/What you typed before is back/)).toBeNull()
  })

  it('keeps the text when the session ends, and leads to the login with a sentence', async () => {
    openOffice({ 'POST /portfolios': { status: 401, body: { message: 'Log in', code: 'not-signed-in' } } })
    const { address } = await visit('/add-portfolio', user)
    await fillNew()
    await addWithoutPicture()
    await heading('Login to Your Account')
    expect(address()).toBe('/login')
    expect(screen.getByText(/Your session has ended/)).toBeTruthy()
    expect(sessionStorage.getItem(`draft:portfolio:${user.id}:new`)).toContain('Tower house')
  })

  it('takes at most ten images', async () => {
    openOffice()
    await visit('/add-portfolio', user)
    await formBelow('Add Portfolio')
    const eleven = Array.from({ length: 11 }, (_, place) => pngFile(`${place}.png`))
    await userEvent.upload(field('Images'), eleven)
    expect(await screen.findByText('You can upload maximum 10 images')).toBeTruthy()
    expect(screen.getAllByRole('button', { name: /^Remove/ })).toHaveLength(10)
  })

  it('edits the portfolio of the address, telling what was removed and the new order', async () => {
    const changed = { ...mine, title: 'Courtyard house, larger' }
    const office = openOffice({
      ...listOf(changed),
      [`GET /portfolios/${mine.id}`]: { body: mine },
      [`PUT /portfolios/${mine.id}`]: { body: changed },
    })
    const { address } = await visit(`/add-portfolio?id=${mine.id}`, user)
    await screen.findByLabelText('Title')
    await formBelow('Edit Portfolio')
    await screen.findByRole('option', { name: 'Lahore' })
    expect(field('Title').value).toBe(mine.title)
    expect(field('Phone').value).toBe('0300-1234567')
    expect(screen.getByLabelText<HTMLSelectElement>('City').value).toBe('2')
    const act = userEvent.setup()
    await act.click(button('Remove Image 1'))
    await act.upload(field('Images'), pngFile('new.png'))
    await screen.findByText('new.png')
    await act.click(screen.getByRole('checkbox', { name: 'Residential' }))
    await act.type(field('Title'), ', larger')
    await act.click(button('Update Portfolio'))
    await waitFor(() => expect(address()).toBe('/overview'))
    expect(toasts()).toEqual(['Portfolio updated successfully'])
    const form = office.of(`PUT /portfolios/${mine.id}`)[0]?.form
    expect(form?.get('imagesToDelete')).toBe(JSON.stringify([mine.portfolioImages[0]?.id]))
    expect(form?.get('imageOrder')).toBe('["new:0"]')
    expect(form?.getAll('buildingTypes[]')).toEqual([''])
    expect(form?.get('title')).toBe(`${mine.title}, larger`)
  })

  it.each(missingLists)('keeps city and specializations while the list of each %s', async (_what, list) => {
    const office = openOffice({
      ...listOf(mine),
      ...{ 'GET /cities': list, 'GET /building-types': list },
      [`GET /portfolios/${mine.id}`]: { body: mine },
      [`PUT /portfolios/${mine.id}`]: { body: mine },
    })
    const { address } = await visit(`/add-portfolio?id=${mine.id}`, user)
    await userEvent.type(await screen.findByLabelText('Title'), ', larger')
    await userEvent.click(button('Update Portfolio'))
    await waitFor(() => expect(address()).toBe('/overview'))
    const form = office.of(`PUT /portfolios/${mine.id}`)[0]?.form
    expect(form?.get('title')).toBe(`${mine.title}, larger`)
    expect(['cities[]', 'buildingTypes[]'].filter((name) => form?.has(name))).toEqual([])
  })

  it('does not edit what belongs to another company or is gone', async () => {
    const office = openOffice({ [`GET /portfolios/${foreign.id}`]: { body: foreign } })
    const { leave } = await visit(`/add-portfolio?id=${foreign.id}`, user)
    expect(await screen.findByText('This portfolio belongs to another company.')).toBeTruthy()
    expect(screen.queryByLabelText('Title')).toBeNull()
    leave()
    Object.assign(office.answers, {
      'GET /portfolios/gone': {
        status: 404,
        body: { message: 'This portfolio is not there', code: 'not-found' },
      },
    })
    await visit('/add-portfolio?id=gone', user)
    expect(await screen.findByText('This portfolio is not there')).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Back to the overview' })).toBeTruthy()
  })

  it('is an empty form after an edit', async () => {
    openOffice({ ...listOf(mine), [`GET /portfolios/${mine.id}`]: { body: mine } })
    await visit({ pathname: '/add-portfolio', state: { portfolio: mine } }, user)
    await screen.findByLabelText('Title')
    await userEvent.click(button('Menu'))
    await userEvent.click(screen.getByRole('link', { name: 'Add Portfolio' }))
    await formBelow('Add Portfolio')
    expect(field('Title').value).toBe('')
    expect(screen.queryByRole('button', { name: /^Remove/ })).toBeNull()
  })
})
