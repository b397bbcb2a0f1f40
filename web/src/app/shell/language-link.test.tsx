import { fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { LanguageLink } from './language-link.tsx'

afterEach(() => {
  window.location.hash = ''
  localStorage.clear()
})

it('leads to the same screen in the other language, which the device keeps', () => {
  window.location.hash = '#/contractors?service=4'
  render(<LanguageLink className="" />)
  const link = screen.getByRole<HTMLAnchorElement>('link', { name: 'اردو' })
  expect([link.lang, link.hreflang, link.getAttribute('href')]).toEqual(['ur', 'ur', '/ur/'])
  link.addEventListener('click', (event) => event.preventDefault())
  fireEvent.click(link)
  expect(new URL(link.href).pathname + new URL(link.href).hash).toBe('/ur/#/contractors?service=4')
  expect(localStorage.getItem('lang')).toBe('ur')
})
