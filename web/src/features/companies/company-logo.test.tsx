import { fireEvent, render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { CompanyLogo } from './company-logo.tsx'

const company = { name: 'Rang & Sons', image: '/logo.jpg' }
const logo = () => screen.getByRole<HTMLImageElement>('img')

it.each([
  [600, '/uploads/logo-160.webp 160w, /uploads/logo-480.webp 480w'],
  [200, '/uploads/logo-160.webp 160w, /uploads/logo-200.webp 200w'],
  [120, '/uploads/logo-120.webp 120w'],
  [null, ''],
])('offers the sizes that a logo %s pixels wide has, then a monogram', (imageWidth, srcSet) => {
  render(<CompanyLogo company={{ ...company, imageWidth }} sizePx={112} />)
  expect([logo().srcset, logo().sizes]).toEqual([srcSet, '112px'])
  expect(logo().getAttribute('src')).toBe('/uploads/logo.jpg')
  fireEvent.error(logo())
  expect(screen.getByRole('img', { name: 'Rang & Sons has no logo' }).textContent).toBe('RS')
})
