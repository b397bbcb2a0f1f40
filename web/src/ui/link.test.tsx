import { render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { expect, it } from 'vitest'
import { NavLink } from './link.tsx'

it('calls a link current on its screen, and below it unless it ends there', () => {
  render(
    <MemoryRouter initialEntries={['/desk/Payments/7?state=open']}>
      <NavLink to="/desk/payments">Payments</NavLink>
      <NavLink to="/desk/pay">Pay</NavLink>
      <NavLink end to="/desk">
        Home
      </NavLink>
      <NavLink end to="/desk/payments/7">
        One
      </NavLink>
    </MemoryRouter>,
  )
  const current = screen.getAllByRole('link', { current: 'page' })
  expect(current.map(({ textContent }) => textContent)).toEqual(['Payments', 'One'])
})
