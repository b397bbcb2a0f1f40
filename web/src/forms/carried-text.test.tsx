import { act, fireEvent, type RenderResult, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { SelectField, TextAreaField, TextField } from '../ui/fields/field.tsx'
import { MultiSelect } from '../ui/fields/multi-select.tsx'
import { CarriedForm } from './carried-form.tsx'
import { SendForm, useSendForm } from './send-form.tsx'

afterEach(() => {
  window.location.hash = ''
  sessionStorage.clear()
})

interface ScreenProps {
  name?: string
  cities?: string[]
  spoken?: string[]
}

/** A form with a link to the other language, which leads nowhere here. */
function Screen({ name, cities = [], spoken = [] }: ScreenProps) {
  const { frame } = useSendForm(async () => false)
  const [city, setCity] = useState('')
  const [languages, setLanguages] = useState<string[]>(['en'])
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
        <MultiSelect
          label="Languages"
          name="languages"
          onChange={setLanguages}
          options={['en', ...spoken].map((value) => ({ value, label: value }))}
          values={languages}
        />
        <input aria-label="Service" name="services" type="checkbox" value="5" />
        <TextField label="Password" name="newPassword" type="text" />
        <TextField label="Code" name="code" />
        <p>City: {city}</p>
        <p>Languages: {languages.join(', ')}</p>
      </SendForm>
      <a href="#top" hrefLang="ur">
        Urdu
      </a>
    </>
  )
}

/** A form that goes when it was sent. */
function Question() {
  const [sent, setSent] = useState(false)
  return (
    <>
      {!sent && (
        <CarriedForm>
          <TextAreaField label="Question" name="question" />
        </CarriedForm>
      )}
      <button onClick={() => setSent(true)} type="button">
        Send
      </button>
      <a href="#top" hrefLang="ur">
        Urdu
      </a>
    </>
  )
}

/** A search whose field begins anew when the address has another text. */
function Search({ asked }: { asked: string }) {
  return (
    <>
      <CarriedForm key={asked}>
        <TextField defaultValue={asked} label="Search" name="q" />
      </CarriedForm>
      <a href="#top" hrefLang="ur">
        Urdu
      </a>
    </>
  )
}

/** A form that is in the prerendered HTML. */
function Welcome() {
  return (
    <>
      <CarriedForm>
        <SelectField defaultValue="Lahore" label="City" name="city" options={cityOptions} />
        <SelectField defaultValue="Lahore" label="Other city" name="other" options={cityOptions} />
      </CarriedForm>
      <a href="#top" hrefLang="ur">
        Urdu
      </a>
    </>
  )
}

const cityOptions = ['Karachi', 'Lahore'].map((value) => ({ value, label: value }))

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

/** Opens the form and waits until it has got what is kept for it. */
async function open(props: ScreenProps): Promise<RenderResult> {
  const opened = render(<Screen {...props} />)
  await act(() => vi.dynamicImportSettled())
  return opened
}

async function fill(): Promise<void> {
  window.location.hash = '#/form'
  const user = userEvent.setup()
  await user.type(screen.getByLabelText('Words'), 'Built in\n14 months')
  await user.selectOptions(screen.getByLabelText('City'), 'Lahore')
  await user.click(screen.getByLabelText('Service'))
  await user.type(screen.getByLabelText('Password'), 'bricks')
  await user.type(screen.getByLabelText('Code'), '123456')
  await user.click(screen.getByRole('combobox', { name: 'Languages' }))
  await user.click(screen.getByRole('option', { name: 'pa' }))
  await user.keyboard('{Escape}')
  await vi.dynamicImportSettled()
}

const offered = { cities: ['Karachi', 'Lahore'], spoken: ['ur', 'pa'] }

describe('text that was not sent, when the language changes', () => {
  it('is kept without secrets and without what nobody changed', async () => {
    await open(offered)
    await fill()
    expect(kept()).toEqual([])
    fireEvent.click(screen.getByRole('link', { name: 'Urdu' }))
    const typed = {
      words: ['Built in\n14 months'],
      city: ['Lahore'],
      languages: ['en', 'pa'],
      services: ['5'],
    }
    expect(kept()).toEqual([['draft:ur #/form  address words city languages services', typed]])
  })

  it('is not kept once it was sent and its form has gone', async () => {
    render(<Question />)
    const user = userEvent.setup()
    await user.type(screen.getByLabelText('Question'), 'Which steel?')
    await vi.dynamicImportSettled()
    await user.click(screen.getByRole('button', { name: 'Send' }))
    fireEvent.click(screen.getByRole('link', { name: 'Urdu' }))
    expect(kept()).toEqual([])
  })

  it('is kept of a form that was mounted anew, and not what its address has', async () => {
    const { rerender } = render(<Search asked="steel" />)
    const user = userEvent.setup()
    await user.type(screen.getByLabelText('Search'), ' bars')
    await vi.dynamicImportSettled()
    rerender(<Search asked="cement" />)
    await user.click(screen.getByLabelText('Search'))
    await vi.dynamicImportSettled()
    fireEvent.click(screen.getByRole('link', { name: 'Urdu' }))
    expect(kept()).toEqual([])
    await user.type(screen.getByLabelText('Search'), ' bags')
    fireEvent.click(screen.getByRole('link', { name: 'Urdu' }))
    expect(kept().map(([, values]) => values)).toEqual([{ q: ['cement bags'] }])
  })

  it('is kept of prerendered HTML that was used before its handlers were active', async () => {
    const root = document.createElement('div')
    root.innerHTML = renderToString(<Welcome />)
    document.body.append(root)
    await userEvent.setup().selectOptions(screen.getByLabelText('City'), 'Karachi')
    const welcome = await act(async () => hydrateRoot(root, <Welcome />))
    await act(() => vi.dynamicImportSettled())
    fireEvent.click(screen.getByRole('link', { name: 'Urdu' }))
    expect(kept().map(([, values]) => values)).toEqual([{ city: ['Karachi'] }])
    act(() => welcome.unmount())
    root.remove()
  })

  it('is given back once, a choice when it is offered', async () => {
    const { unmount } = await open(offered)
    await fill()
    switchTwice()
    unmount()

    const again = await open({})
    expect([typedIn('Address'), typedIn('Words'), typedIn('City')]).toEqual([
      'as it was',
      'Built in\n14 months',
      '',
    ])
    expect(screen.getByLabelText<HTMLInputElement>('Service').checked).toBe(true)
    expect([typedIn('Password'), typedIn('Code')]).toEqual(['', ''])
    expect(screen.getByText('Languages: en')).toBeTruthy()
    again.rerender(<Screen {...offered} />)
    expect(await screen.findByText('City: Lahore')).toBeTruthy()
    expect(await screen.findByText('Languages: en, pa')).toBeTruthy()
    again.unmount()

    expect(kept()).toEqual([])
    await open(offered)
    expect(typedIn('Words')).toBe('')
  })

  it('is not given to another form of the screen, nor to another screen', async () => {
    const { unmount } = await open({ ...offered, name: 'first' })
    await fill()
    switchTwice()
    unmount()
    const other = await open({ name: 'second' })
    expect(typedIn('Words')).toBe('')
    other.unmount()
    window.location.hash = '#/elsewhere'
    const elsewhere = await open({ name: 'first' })
    expect(typedIn('Words')).toBe('')
    elsewhere.unmount()
    window.location.hash = '#/form'
    await open({ name: 'first' })
    expect(typedIn('Words')).toBe('Built in\n14 months')
  })
})
