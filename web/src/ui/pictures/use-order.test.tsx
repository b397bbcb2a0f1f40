import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { OrderButtons } from './order-buttons.tsx'
import { useOrder } from './use-order.ts'

const items = ['Court', 'Tower'].map((id) => ({ id }))

function List({ shown }: { shown: { id: string }[] }) {
  const { list, move } = useOrder(shown, () => {})
  return (
    <ul ref={list}>
      {shown.map(({ id }, place) => (
        <li data-item={id} key={id}>
          <OrderButtons
            count={shown.length}
            name={id}
            onMove={(next, way) => move({ id, name: id }, next, way)}
            place={place}
          />
        </li>
      ))}
    </ul>
  )
}

it('moves the focus once the new order is drawn, even after several renders of the old order', async () => {
  const { rerender } = render(<List shown={items} />)
  await userEvent.click(screen.getByRole('button', { name: 'Move earlier Tower' }))
  rerender(<List shown={[...items]} />)
  rerender(<List shown={items.toReversed()} />)
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Move later Tower' }))
})
