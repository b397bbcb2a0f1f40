import { fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, describe, expect, it } from 'vitest'
import { SelectField, TextAreaField, TextField } from '../ui/field.tsx'
import { SendForm, useSendForm } from './send-form.tsx'

afterEach(() => {
  window.location.hash = ''
  sessionStorage.clear()
})

/** A form with a link to the other language, which leads nowhere here. */
function Screen({ name, cities = [] }: { name?: string; cities?: string[] }) {
  const { frame } = useSendForm(async () => false)
  const [city, setCity] = useState('')
  return (
    <>
      <SendForm {...frame} name={name}>
        <TextField defaultValue="as it was" label="Address" name="address" />
        <TextAreaField label="Words" name="words" />
        <SelectField
          label="City"
          name="city"
          onChange={(event) => setCity(event.currentTarget.value)}
          options={cities.map((value) => ({ value, label: value }))}
          placeholder="No city"
          value={city}
        />
        <input aria-label="Service" name="services" type="checkbox" value="5" />
        <TextField label="Password" name="newPassword" type="text" />
        <TextField label="Code" name="code" />
        <p>City: {city}</p>
      </SendForm>
      <a href="#top" hrefLang="ur">
        Urdu
      </a>
    </>
  )
}

const typedIn = (label: string) => screen.getByLabelText<HTMLInputElement>(label).value
const kept = () => Object.entries(sessionStorage).map(([key, value]) => [key, JSON.parse(value)])

/** Goes to the client in Urdu and back to this one: what the first keeps for that one, that one keeps for the first. */
function switchTwice(): void {
  fireEvent.click(screen.getByRole('link', { name: 'Urdu' }))
  window.location.hash = '#/form'
  for (const [key, value] of Object.entries(sessionStorage)) {
    sessionStorage.removeItem(key)
    sessionStorage.setItem(key.replace('draft:ur ', 'draft:en '), value)
  }
}

async function fill(): Promise<void> {
  window.location.hash = '#/form'
  const act = userEvent.setup()
  await act.type(screen.getByLabelText('Words'), 'Built in\n14 months')
  await act.selectOptions(screen.getByLabelText('City'), 'Lahore')
  await act.click(screen.getByLabelText('Service'))
  await act.type(screen.getByLabelText('Password'), 'bricks')
  await act.type(screen.getByLabelText('Code'), '123456')
}

describe('text that was not sent, when the language changes', () => {
  it('is kept without secrets and without what nobody changed', async () => {
    render(<Screen cities={['Karachi', 'Lahore']} />)
    await fill()
    expect(kept()).toEqual([])
    fireEvent.click(screen.getByRole('link', { name: 'Urdu' }))
    const typed = { words: 'Built in\n14 months', city: 'Lahore', services: ['5'] }
    expect(kept()).toEqual([['draft:ur #/form  address words city services', typed]])
  })

  it('is given back once, a choice when it is offered', async () => {
    const { unmount } = render(<Screen cities={['Karachi', 'Lahore']} />)
    await fill()
    switchTwice()
    unmount()

    const again = render(<Screen />)
    expect([typedIn('Address'), typedIn('Words'), typedIn('City')]).toEqual([
      'as it was',
      'Built in\n14 months',
      '',
    ])
    expect(screen.getByLabelText<HTMLInputElement>('Service').checked).toBe(true)
    expect([typedIn('Password'), typedIn('Code')]).toEqual(['', ''])
    again.rerender(<Screen cities={['Karachi', 'Lahore']} />)
    expect(await screen.findByText('City: Lahore')).toBeTruthy()
    again.unmount()

    expect(kept()).toEqual([])
    render(<Screen cities={['Karachi', 'Lahore']} />)
    expect(typedIn('Words')).toBe('')
  })

  it('is not given to another form of the screen, nor to another screen', async () => {
    const { unmount } = render(<Screen cities={['Karachi', 'Lahore']} name="first" />)
    await fill()
    switchTwice()
    unmount()
    const other = render(<Screen name="second" />)
    expect(typedIn('Words')).toBe('')
    other.unmount()
    window.location.hash = '#/elsewhere'
    const elsewhere = render(<Screen name="first" />)
    expect(typedIn('Words')).toBe('')
    elsewhere.unmount()
    window.location.hash = '#/form'
    render(<Screen name="first" />)
    expect(typedIn('Words')).toBe('Built in\n14 months')
  })
})
