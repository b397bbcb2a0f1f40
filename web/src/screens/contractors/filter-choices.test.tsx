import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { openDirectory, portfolioOf, visit } from '../../../test/directory.tsx'

it('counts options beside the typed text and all other filters', async () => {
  const directory = openDirectory([portfolioOf(1, 11)])
  visit('/contractors?q=rang&service=5&specialization=5&price=100-120')
  await waitFor(() => expect(directory.counted.at(-1)).toBe('category=5&buildingType=5&price=100-120&q=rang'))
  await userEvent.click(await screen.findByRole('button', { name: 'Clear search' }))
  await waitFor(() => expect(directory.counted.at(-1)).toBe('category=5&buildingType=5&price=100-120'))
})
