import { fireEvent, render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { CompanyLogo } from './company-logo.tsx'

const company = { name: 'Rang & Sons', image: '/logo.jpg' }
const address = () => screen.getByRole<HTMLImageElement>('img').getAttribute('src')

it('offers two forms for its square, then the whole alone, then a monogram', () => {
  render(<CompanyLogo company={company} sizePx={112} />)
  expect(address()).toBe('/uploads/logo-160.webp')
  const picture = screen.getByRole<HTMLImageElement>('img')
  expect([picture.srcset, picture.sizes]).toEqual([
    '/uploads/logo-160.webp 160w, /uploads/logo.jpg 480w',
    '112px',
  ])
  fireEvent.error(picture)
  expect(address()).toBe('/uploads/logo.jpg')
  expect(screen.getByRole<HTMLImageElement>('img').srcset).toBe('')
  fireEvent.error(screen.getByRole('img'))
  expect(screen.getByRole('img', { name: 'Rang & Sons has no logo' }).textContent).toBe('RS')
})
