import { detailedEstimate } from '@tameer/calculator'
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { TotalCard } from './total-card.tsx'

afterEach(cleanup)

function show(constructionType: string) {
  const made = detailedEstimate({ city: 'Lahore', plotSize: '7', constructionType })
  if (!made.ok) throw new Error('This house has an estimate.')
  render(<TotalCard estimate={made.estimate} />)
}

it('names the total of a complete house', () => {
  show('Complete')
  expect(screen.getByText('Most likely cost')).toBeTruthy()
})

it('says at the total of a grey structure that it is one', () => {
  show('Grey Structure')
  expect(screen.getByText('Most likely cost of the grey structure alone')).toBeTruthy()
  expect(screen.queryByText('Most likely cost')).toBeNull()
})
