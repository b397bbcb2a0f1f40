import { fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { RadioChips } from './chips.tsx'
import { SelectField, TextField } from './field.tsx'
import { PasswordField } from './password-field.tsx'

test('a field is named by its label alone and described by hint and error', () => {
  render(
    <TextField
      error="Enter an e-mail address."
      hint="We never show it."
      label="Email"
      required
      type="email"
    />,
  )
  const input = screen.getByRole('textbox', { name: 'Email' })
  const words = (input.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent)
  expect(words).toEqual(['We never show it.', 'Enter an e-mail address.'])
  expect(input.getAttribute('aria-invalid')).toBe('true')
})

test('a password is shown and hidden by its button', async () => {
  render(<PasswordField label="Password" />)
  const input = screen.getByLabelText('Password') as HTMLInputElement
  expect(input.type).toBe('password')
  await userEvent.click(screen.getByRole('button', { name: 'Show password' }))
  expect(input.type).toBe('text')
  await userEvent.click(screen.getByRole('button', { name: 'Hide password' }))
  expect(input.type).toBe('password')
})

const options = [
  { value: 'grey', label: 'Grey Structure' },
  { value: 'complete', label: 'Complete' },
] as const

function Choosing() {
  const [value, setValue] = useState<'grey' | 'complete'>('grey')
  return <RadioChips legend="Construction Type" onChange={setValue} options={options} value={value} />
}

test('chips are radio inputs', async () => {
  render(<Choosing />)
  expect(screen.getByRole('group', { name: 'Construction Type' })).toBeTruthy()
  await userEvent.click(screen.getByRole('radio', { name: 'Complete' }))
  expect((screen.getByRole('radio', { name: 'Complete' }) as HTMLInputElement).checked).toBe(true)
  expect((screen.getByRole('radio', { name: 'Grey Structure' }) as HTMLInputElement).checked).toBe(false)
})

function DrawnAtInput({ told }: { told: string[] }) {
  const [value, setValue] = useState('')
  const [, setRound] = useState(0)
  return (
    <form onInput={() => setRound((round) => round + 1)}>
      <SelectField
        label="Stage"
        onChange={({ currentTarget }) => {
          told.push(currentTarget.value)
          setValue(currentTarget.value)
        }}
        options={options}
        placeholder="Choose one"
        value={value}
      />
    </form>
  )
}

test('a choice is told once, and is kept when the form draws again at the input', async () => {
  const told: string[] = []
  render(<DrawnAtInput told={told} />)
  const select = screen.getByLabelText<HTMLSelectElement>('Stage')
  await userEvent.selectOptions(select, 'complete')
  expect(select.value).toBe('complete')
  fireEvent.change(select, { target: { value: 'grey' } })
  expect(select.value).toBe('grey')
  expect(told).toEqual(['complete', 'grey'])
})
