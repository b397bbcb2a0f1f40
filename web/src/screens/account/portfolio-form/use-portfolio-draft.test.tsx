import { act, renderHook } from '@testing-library/react'
import { expect, it } from 'vitest'
import { userFixture } from '../../../../test/fixtures.ts'
import { usePortfolioDraft } from './use-portfolio-draft.ts'

const user = userFixture()
const open = () => renderHook(() => usePortfolioDraft(user, undefined)).result

it('keeps what is typed until it was sent, and nothing that a slow page saves after that', () => {
  const form = open()
  const typed = {
    ...form.current.values,
    text: { ...form.current.values.text, title: 'Tower house' },
  }
  act(() => form.current.save(typed))
  expect(open().current.values.text.title).toBe('Tower house')
  act(() => form.current.close())
  act(() => form.current.save(typed))
  expect(open().current).toMatchObject({ fromDraft: false, values: { text: { title: '' } } })
})
