import { fireEvent, render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { CompanyLogo } from './company-logo.tsx'

const company = { name: 'Rang & Sons', image: '/logo.jpg' }
const address = () => screen.getByRole<HTMLImageElement>('img').getAttribute('src')

it('shows the small form in a small square, then the whole, then a monogram', () => {
  render(<CompanyLogo company={company} sizePx={64} />)
  expect(address()).toBe('/uploads/logo-160.webp')
  fireEvent.error(screen.getByRole('img'))
  expect(address()).toBe('/uploads/logo.jpg')
  fireEvent.error(screen.getByRole('img'))
  expect(screen.getByRole('img', { name: 'Rang & Sons has no logo' }).textContent).toBe('RS')
})

it('shows the whole logo in a large square', () => {
  render(<CompanyLogo company={company} sizePx={112} />)
  expect(address()).toBe('/uploads/logo.jpg')
})
