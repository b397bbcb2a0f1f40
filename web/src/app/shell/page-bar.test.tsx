import { render, screen, within } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { expect, it } from 'vitest'
import { inHomeTitle } from '#words/check-entrances'
import { PageBar } from './page-bar.tsx'

it('has the links of the bar in their order, in the menu of a phone too, which opens without script', () => {
  const { container } = render(<PageBar />, { wrapper: MemoryRouter })
  const texts = (part: HTMLElement) =>
    within(part)
      .getAllByRole('link')
      .map(({ textContent }) => textContent)
  const [bar, menu] = screen.getAllByRole('navigation', { name: 'Main', hidden: true })
  if (!bar || !menu) throw new Error('two lists of links expected')
  expect(texts(bar)).toEqual(['Home', 'About', 'Calculator', 'Contractors', 'Login', 'Signup'])
  expect(container.querySelector('details > summary')?.getAttribute('aria-label')).toBe('Open menu')
  container.querySelector('details')?.setAttribute('open', '')
  const [home, about, calculator, ...rest] = texts(bar)
  expect(texts(menu)).toEqual([home, about, calculator, inHomeTitle, ...rest])
  expect(screen.getByRole('link', { name: 'اردو' }).getAttribute('href')).toBe('/ur/')
})
