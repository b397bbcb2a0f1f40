import { fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { ImagePicker, type ImagePickerProps } from './image-picker.tsx'

const start = ['gate', 'veranda', 'roof'].map((name) => ({ id: name, name, src: `/${name}.jpg` }))

type PickingProps = { max?: number; from?: typeof start } & Pick<ImagePickerProps, 'gallery'>

function Picking({ max = 10, from = start, gallery }: PickingProps) {
  const [items, setItems] = useState(from)
  return (
    <ImagePicker
      gallery={gallery}
      hint="Only .png, .jpeg and .jpg files are allowed"
      items={items}
      label="Images"
      max={max}
      onAdd={(files) =>
        setItems([...items, ...files.map(({ name }) => ({ id: name, name, src: `/${name}` }))])
      }
      onMove={(id, place) => {
        const rest = items.filter((item) => item.id !== id)
        setItems([...rest.slice(0, place), ...items.filter((item) => item.id === id), ...rest.slice(place)])
      }}
      onRemove={(id) => setItems(items.filter((item) => item.id !== id))}
    />
  )
}

const order = () => screen.getAllByRole('listitem').map((item) => item.dataset.item)
const button = (name: string) => screen.getByRole('button', { name }) as HTMLButtonElement

test('what may be chosen, and what was wrong, stands before the pictures', () => {
  render(<Picking />)
  const hint = screen.getByText('Only .png, .jpeg and .jpg files are allowed')
  const follows = hint.compareDocumentPosition(screen.getByRole('list')) & Node.DOCUMENT_POSITION_FOLLOWING
  expect(follows).toBeTruthy()
})

test('takes chosen files, also the same one twice', async () => {
  render(<Picking />)
  const input = screen.getByLabelText('Images') as HTMLInputElement
  expect(input.multiple).toBe(true)
  const file = new File(['x'], 'garden.png', { type: 'image/png' })
  await userEvent.upload(input, file)
  expect(order()).toEqual(['gate', 'veranda', 'roof', 'garden.png'])
  expect(input.value).toBe('')
  expect(screen.getByText('4 of 10')).toBeTruthy()
})

test('ties its hint to the input and takes a single file when the most is one', () => {
  render(<Picking max={1} />)
  const input = screen.getByLabelText('Images') as HTMLInputElement
  const hint = document.getElementById(input.getAttribute('aria-describedby') ?? '')
  expect(hint?.textContent).toBe('Only .png, .jpeg and .jpg files are allowed')
  expect(input.multiple).toBe(false)
})

test('says the name of each picture once', () => {
  render(<Picking />)
  expect(screen.queryAllByRole('img')).toHaveLength(0)
  for (const { name } of start) expect(screen.getAllByText(name)).toHaveLength(1)
})

test('removes by name', async () => {
  render(<Picking />)
  await userEvent.click(button('Remove veranda'))
  expect(order()).toEqual(['gate', 'roof'])
})

test('orders by button, keeps the focus on the moved picture and says its place', async () => {
  render(<Picking />)
  expect(button('Move earlier gate').disabled).toBe(true)
  await userEvent.click(button('Move earlier veranda'))
  expect(order()).toEqual(['veranda', 'gate', 'roof'])
  expect(document.activeElement).toBe(button('Move later veranda'))
  expect(screen.getByRole('status').textContent).toBe('veranda: now 1 of 3')
})

test('orders by drag', () => {
  render(<Picking />)
  const [first, , last] = screen.getAllByRole('listitem')
  if (!first || !last) throw new Error('three pictures expected')
  fireEvent.dragStart(first)
  fireEvent.dragOver(last)
  fireEvent.drop(last)
  expect(order()).toEqual(['veranda', 'roof', 'gate'])
})

const gallery = { first: 'On the card', start: 'Take or choose photographs', more: 'Add more' }

test('a gallery marks the first picture, whichever it is', async () => {
  render(<Picking gallery={gallery} />)
  const marked = () => screen.getByText('On the card').closest('li')?.dataset.item
  expect(marked()).toBe('gate')
  expect(screen.getByText('Add more')).toBeTruthy()
  await userEvent.click(button('Move later gate'))
  expect(marked()).toBe('veranda')
  expect(document.activeElement).toBe(button('Move later gate'))
})

test('a gallery begins as one large field, which keeps the focus when pictures come', async () => {
  render(<Picking from={[]} gallery={gallery} />)
  expect(screen.getByText('Take or choose photographs')).toBeTruthy()
  expect(screen.queryByRole('list')).toBeNull()
  const input = screen.getByLabelText('Images')
  input.focus()
  await userEvent.upload(input, new File(['x'], 'garden.png', { type: 'image/png' }))
  expect(order()).toEqual(['garden.png'])
  expect(screen.queryByText('Take or choose photographs')).toBeNull()
  expect(document.activeElement).toBe(input)
})
