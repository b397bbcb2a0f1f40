import type { Portfolio } from '@tameer/contract'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { portfolioFixture, userFixture } from '../../../../test/fixtures.ts'
import { openOffice, visit } from '../../../../test/office.tsx'
import { addWithoutPicture, button, field, formBelow, toasts } from '../../../../test/screen.ts'

const user = userFixture()
const mine = portfolioFixture()
const editAddress = `/add-portfolio?id=${mine.id}`
const get = `GET /portfolios/${mine.id}`
const put = `PUT /portfolios/${mine.id}`
const changedElsewhere = 'This was changed elsewhere meanwhile'

const listOf = (...data: Portfolio[]) => ({ 'GET /portfolios': { body: { data, nextCursor: null } } })
const refusal = (status: number, body: object) => ({
  status,
  body: { code: 'conflict', message: 'No', ...body },
})

async function openEdit() {
  await formBelow('Edit Portfolio')
  await screen.findByRole('option', { name: 'Lahore' })
}

describe('editing a portfolio', () => {
  it('opens with what the server has, not with the copy of a list', async () => {
    const newer = { ...mine, title: 'Renamed in another tab' }
    openOffice({ ...listOf(mine), [get]: { body: newer } })
    await visit('/overview', user)
    const card = await screen.findByRole('article', { name: mine.title })
    await userEvent.click(within(card).getByRole('button', { name: 'Edit' }))
    await openEdit()
    expect(field('Title').value).toBe('Renamed in another tab')
  })

  it('sends only what was changed, and what it was before', async () => {
    const office = openOffice({ ...listOf(mine), [get]: { body: mine }, [put]: { body: mine } })
    const { address } = await visit(editAddress, user)
    await openEdit()
    const act = userEvent.setup()
    await act.clear(field('Phone'))
    await act.type(field('Phone'), '0301 7654321')
    await act.selectOptions(screen.getByLabelText('City'), 'Karachi')
    await act.click(button('Update Portfolio'))
    await waitFor(() => expect(address()).toBe('/overview'))
    const form = office.of(put)[0]?.form
    expect([...(form?.keys() ?? [])].sort()).toEqual(
      ['base', 'cities[]', 'imageOrder', 'imagesToDelete', 'phone'].sort(),
    )
    expect(JSON.parse(String(form?.get('base')))).toEqual({ phone: '0300-1234567', cities: [2] })
  })

  it('lays a draft over the server’s text only where something was typed', async () => {
    const office = openOffice({ ...listOf(mine), [get]: { body: mine }, [put]: { body: mine } })
    const { leave } = await visit(editAddress, user)
    await openEdit()
    await userEvent.type(field('Title'), ', larger')
    leave()
    office.answers[get] = { body: { ...mine, title: 'Theirs', content: 'Written in another tab.' } }
    await visit(editAddress, user)
    await openEdit()
    expect(screen.getByText(/What you typed before is back/)).toBeTruthy()
    expect(field('Title').value).toBe(`${mine.title}, larger`)
    expect(field('Content').value).toBe('Written in another tab.')
    await userEvent.click(button('Update Portfolio'))
    await waitFor(() => expect(office.of(put)).toHaveLength(1))
    // The server sees that the title is another by now, and says so.
    expect(JSON.parse(String(office.of(put)[0]?.form.get('base')))).toEqual({ title: mine.title })
  })

  it('shows both when two edits meet, keeps the own or takes the other', async () => {
    const current = { title: 'Theirs', content: 'One\nTwo', cities: [1], buildingTypes: [5, 6] }
    const fields = Object.fromEntries(Object.keys(current).map((name) => [name, changedElsewhere]))
    const office = openOffice({
      ...{ ...listOf(mine), [get]: { body: mine } },
      [put]: refusal(409, { fields, current }),
    })
    const { address } = await visit(editAddress, user)
    await openEdit()
    const act = userEvent.setup()
    await act.type(field('Title'), ', larger')
    await act.type(field('Content'), ' More.')
    await act.selectOptions(screen.getByLabelText('City'), '')
    await act.selectOptions(screen.getByLabelText('City'), 'Lahore')
    await act.click(screen.getByRole('checkbox', { name: 'Residential' }))
    await act.click(button('Update Portfolio'))
    const notice = within(await screen.findByRole('region', { name: 'Changed elsewhere' }))
    for (const words of ['Theirs', /^One\s+Two$/, 'Karachi', 'Residential, Commercial']) {
      expect(notice.getByText(words)).toBeTruthy()
    }
    expect(screen.getAllByText(changedElsewhere)).toHaveLength(4)
    expect(field('Title').value).toBe(`${mine.title}, larger`)
    expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Changed elsewhere' }))

    for (const label of ['Content', 'City', 'Specializations']) await act.click(button(`Use this ${label}`))
    expect(field('Content').value).toBe('One\nTwo')
    expect(screen.getByLabelText<HTMLSelectElement>('City').value).toBe('1')
    expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Commercial' }).checked).toBe(true)
    expect(screen.getAllByText(changedElsewhere)).toHaveLength(1)

    office.answers[put] = { body: mine }
    await act.click(button('Update Portfolio'))
    await waitFor(() => expect(address()).toBe('/overview'))
    const form = office.of(put)[1]?.form
    expect(form?.get('title')).toBe(`${mine.title}, larger`)
    expect(JSON.parse(String(form?.get('base')))).toEqual({ title: 'Theirs' })
    expect(form?.has('content') || form?.has('cities[]') || form?.has('buildingTypes[]')).toBe(false)
  })

  it('takes over another price, also one that is not a tier', async () => {
    const current = { price: 'on request' }
    const office = openOffice({
      ...{ ...listOf(mine), [get]: { body: mine } },
      [put]: refusal(409, { fields: { price: changedElsewhere }, current }),
    })
    await visit(editAddress, user)
    await openEdit()
    await userEvent.click(screen.getByRole('radio', { name: '$$$ upper (250-above)' }))
    await userEvent.click(button('Update Portfolio'))
    await userEvent.click(await screen.findByRole('button', { name: 'Use this Price' }))
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'on request' }).checked).toBe(true)
    expect(screen.queryByText(changedElsewhere)).toBeNull()
    office.answers[put] = { body: mine }
    await userEvent.click(button('Update Portfolio'))
    await waitFor(() => expect(office.of(put)).toHaveLength(2))
    expect(office.of(put)[0]?.form.get('price')).toBe('250-above')
    expect(office.of(put)[1]?.form.has('price')).toBe(false)
  })

  it('says what is wrong with a field that the form does not show', async () => {
    const words = 'The order names a file that was not sent'
    const fields = { imageOrder: words, title: 'Too long' }
    openOffice({ [get]: { body: mine }, [put]: refusal(400, { code: 'invalid', message: words, fields }) })
    await visit(editAddress, user)
    await openEdit()
    await userEvent.click(button('Update Portfolio'))
    expect(await screen.findByText('Too long')).toBeTruthy()
    const form = field('Title').form as HTMLFormElement
    expect(within(form).getByRole('alert').textContent).toBe(words)
  })
})

describe('a portfolio whose response was lost', () => {
  async function fill() {
    await formBelow('Add Portfolio')
    await screen.findByRole('option', { name: 'Lahore' })
    await userEvent.type(field('Title'), 'Tower')
    await userEvent.type(field('Content'), 'Brick')
    await userEvent.selectOptions(screen.getByLabelText('City'), 'Lahore')
  }
  const keysSent = (office: ReturnType<typeof openOffice>, call: string) =>
    office.of(call).map(({ headers }) => headers['idempotency-key'])

  it('is sent again under the same key, also after a reload', async () => {
    const office = openOffice({ ...listOf(mine), 'POST /portfolios': 'offline' })
    const { leave } = await visit('/add-portfolio', user)
    await fill()
    await addWithoutPicture()
    expect(await screen.findByText(/^You are offline/)).toBeTruthy()
    await addWithoutPicture()
    await waitFor(() => expect(office.of('POST /portfolios')).toHaveLength(2))
    await screen.findByRole('button', { name: 'Add Portfolio' })
    leave()
    office.answers['POST /portfolios'] = { status: 201, body: mine }
    const { address } = await visit('/add-portfolio', user)
    await formBelow('Add Portfolio')
    await screen.findByRole('option', { name: 'Lahore' })
    await addWithoutPicture()
    await waitFor(() => expect(address()).toBe('/overview'))
    const keys = keysSent(office, 'POST /portfolios')
    expect(keys[0]).toMatch(/^[0-9a-f-]{36}$/)
    expect(keys).toEqual([keys[0], keys[0], keys[0]])
  })

  it('has another key each time something new is published', async () => {
    const office = openOffice({ ...listOf(mine), 'POST /portfolios': { status: 201, body: mine } })
    for (const _ of [1, 2]) {
      const { address, leave } = await visit('/add-portfolio', user)
      await fill()
      await addWithoutPicture()
      await waitFor(() => expect(address()).toBe('/overview'))
      leave()
    }
    expect(new Set(keysSent(office, 'POST /portfolios')).size).toBe(2)
  })

  it('is opened as it was saved, with what was typed since, when it did arrive', async () => {
    const message = 'An earlier try did arrive and was saved.'
    const saved = { ...mine, title: 'Tower', content: 'Brick' }
    const office = openOffice({
      ...{ [get]: { body: saved }, [put]: { body: saved } },
      'POST /portfolios': refusal(409, { message, current: { id: mine.id } }),
    })
    const { address } = await visit('/add-portfolio', user)
    await fill()
    await userEvent.type(field('Title'), ' of brick')
    await addWithoutPicture()
    await openEdit()
    expect(address()).toBe(editAddress)
    expect(toasts()).toEqual([message])
    expect(field('Title').value).toBe('Tower of brick')
    await userEvent.click(button('Update Portfolio'))
    await waitFor(() => expect(office.of(put)).toHaveLength(1))
    const form = office.of(put)[0]?.form
    expect(JSON.parse(String(form?.get('base')))).toEqual({ title: 'Tower' })
    expect(keysSent(office, put)).not.toEqual(keysSent(office, 'POST /portfolios'))
  })

  it('is opened anew when a change did arrive and something else is sent', async () => {
    const message = 'An earlier try did arrive and was saved.'
    const office = openOffice({
      [get]: { body: mine },
      [put]: refusal(409, { message, current: { id: mine.id } }),
    })
    await visit(editAddress, user)
    await openEdit()
    await userEvent.type(field('Title'), ', larger')
    office.answers[get] = { body: { ...mine, content: 'Saved by the first try' } }
    await userEvent.click(button('Update Portfolio'))
    await waitFor(() => expect(field('Content').value).toBe('Saved by the first try'))
    expect(field('Title').value).toBe(`${mine.title}, larger`)
    expect(button('Update Portfolio').disabled).toBe(false)
  })
})
