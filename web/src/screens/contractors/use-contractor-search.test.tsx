import { render, screen } from '@testing-library/react'
import { useLayoutEffect } from 'react'
import { MemoryRouter } from 'react-router'
import { expect, it } from 'vitest'
import { useContractorSearch } from './use-contractor-search.ts'

/** Types before any effect of the search has run, as a person does whose page is not alive yet. */
function EarlySearch() {
  const { text, setText } = useContractorSearch()
  useLayoutEffect(() => setText('court'), [setText])
  return <output>{text}</output>
}

it('keeps what was typed before the page was alive', () => {
  render(
    <MemoryRouter initialEntries={['/contractors']}>
      <EarlySearch />
    </MemoryRouter>,
  )
  expect(screen.getByRole('status').textContent).toBe('court')
})
