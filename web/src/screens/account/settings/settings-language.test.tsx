import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { userFixture } from '../../../../test/fixtures.ts'
import { openOffice, visit } from '../../../../test/office.tsx'
import { button, toasts } from '../../../../test/screen.ts'

const call = 'PUT /users/profile'

async function open(answers: Parameters<typeof openOffice>[0] = {}) {
  const office = openOffice(answers)
  await visit('/settings', userFixture())
  return { office, select: await screen.findByRole<HTMLSelectElement>('combobox', { name: 'Language' }) }
}

it('chooses the language of letters, and nothing else', async () => {
  const { office, select } = await open({ [call]: { body: { ...userFixture(), language: 'ur' } } })
  const act = userEvent.setup()
  expect(select.value).toBe('en')
  await act.selectOptions(select, 'اردو (Urdu)')
  await act.click(button('Save language'))
  await waitFor(() => expect(toasts()).toEqual(['The language of our mails is saved']))
  const [sent] = office.of(call)
  const form = sent?.body as FormData
  expect([...form.keys()].sort()).toEqual(['email', 'language'])
  expect(form.get('language')).toBe('ur')
})

it('keeps the choice when the server refuses it', async () => {
  const { select } = await open({
    [call]: { status: 503, body: { message: 'We are busy', code: 'busy' } },
  })
  const act = userEvent.setup()
  await act.selectOptions(select, 'اردو (Urdu)')
  await act.click(button('Save language'))
  expect(await screen.findByText('We are busy')).toBeTruthy()
  expect(select.value).toBe('ur')
})
