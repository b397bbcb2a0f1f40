import { act, renderHook } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { clearDevice } from '../../../../test/device.ts'
import { openOffice } from '../../../../test/office.tsx'
import { findKeptHouse } from '../../../features/houses/own-houses.ts'
import { emptyDraft, planOf } from './start-draft.ts'
import { useBegin } from './use-begin.ts'

afterEach(clearDevice)

const sources = { quotes: [], estimate: undefined }
const draft = {
  ...emptyDraft('2026-05-04'),
  way: 'own-price' as const,
  builder: 'Ustad Rafiq',
  price: '95 lakh',
  city: 'Lahore',
}

it.each([
  [502, true],
  [503, true],
  [400, false],
])('after a %s the key is kept: %s', async (status, kept) => {
  openOffice({ 'POST /houses': { status, body: { message: 'No', code: 'invalid', fields: {} } } })
  const { result } = renderHook(useBegin)
  await act(async () => {
    await result.current.begin(draft, sources, planOf(draft, sources)).catch(() => undefined)
  })
  expect(findKeptHouse(result.current.id)?.key).toBe(kept ? result.current.key : undefined)
})
