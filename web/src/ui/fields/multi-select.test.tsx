import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { MultiSelect } from './multi-select.tsx'

const services = [
  { value: 4, label: 'Architecture' },
  { value: 5, label: 'Construction' },
  { value: 6, label: 'Interior Design' },
]

interface ChoosingProps {
  options?: typeof services
  emptyText?: string | undefined
}

function Choosing({ options = services, emptyText }: ChoosingProps) {
  const [values, setValues] = useState<number[]>([])
  return (
    <>
      <MultiSelect
        emptyText={emptyText}
        label="Category"
        onChange={setValues}
        options={options}
        values={values}
      />
      <output>{values.join(',')}</output>
    </>
  )
}

const input = () => screen.getByRole('combobox', { name: 'Category' })
const names = () => screen.queryAllByRole('option').map((option) => option.textContent)
const chosen = () => document.querySelector('output')?.textContent

test('typing narrows the list and Enter chooses', async () => {
  const user = userEvent.setup()
  render(<Choosing />)
  await user.click(input())
  expect(names()).toEqual(['Architecture', 'Construction', 'Interior Design'])
  await user.type(input(), 'inter')
  expect(names()).toEqual(['Interior Design'])
  await user.keyboard('{ArrowDown}{Enter}')
  expect(chosen()).toBe('6')
})

test('several are chosen one after another and each chip takes itself away', async () => {
  const user = userEvent.setup()
  render(<Choosing />)
  await user.click(input())
  await user.click(screen.getByRole('option', { name: 'Architecture' }))
  await user.click(screen.getByRole('option', { name: 'Construction' }))
  expect(chosen()).toBe('4,5')
  await user.keyboard('{Escape}')
  await user.click(screen.getByRole('button', { name: 'Remove Architecture' }))
  expect(chosen()).toBe('5')
})

test('says so when there is nothing to choose', () => {
  render(<Choosing emptyText="No categories available" options={[]} />)
  expect(screen.getByText('No categories available')).toBeTruthy()
  expect(input().getAttribute('placeholder')).toBe('')
})

test('says in the field what is waited for, so that nothing below it moves', () => {
  render(<Choosing options={[]} />)
  expect(input().getAttribute('placeholder')).toBe('Choose one or more')
  expect(document.querySelector('p')).toBeNull()
})
