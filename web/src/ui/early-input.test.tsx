import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useEffect, useState } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { expect, it, onTestFinished } from 'vitest'
import { keepEarlyInput, repeatEarlyInput } from './early-input.ts'

function Screen() {
  const [state, setState] = useState({ text: '', colour: 'light', city: '', pressed: 0, sent: 0 })
  const set = (more: Partial<typeof state>) => setState((now) => ({ ...now, ...more }))
  useEffect(repeatEarlyInput, [])
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        set({ sent: state.sent + 1 })
      }}
    >
      <input aria-label="Search" onChange={(event) => set({ text: event.target.value })} value={state.text} />
      {['light', 'dark'].map((colour) => (
        <input
          aria-label={colour}
          checked={state.colour === colour}
          key={colour}
          name="colour"
          onChange={() => set({ colour })}
          type="radio"
        />
      ))}
      <select aria-label="City" onChange={(event) => set({ city: event.target.value })} value={state.city}>
        <option value="">Any</option>
        <option value="Lahore">Lahore</option>
      </select>
      <button onClick={() => set({ pressed: state.pressed + 1 })} type="button">
        Menu
      </button>
      <button type="submit">Send</button>
      <output>{JSON.stringify(state)}</output>
    </form>
  )
}

/** The screen as HTML, used by `use` before it is taken over. */
async function usedEarly(use: (user: ReturnType<typeof userEvent.setup>) => Promise<void>) {
  const root = document.createElement('div')
  root.innerHTML = renderToString(<Screen />)
  document.body.append(root)
  keepEarlyInput()
  await use(userEvent.setup())
  const taken = await act(async () => hydrateRoot(root, <Screen />))
  onTestFinished(() => {
    act(() => taken.unmount())
    root.remove()
  })
  return JSON.parse(screen.getByRole('status').textContent)
}

it('tells a screen what was typed, chosen and pressed before it listened', async () => {
  const state = await usedEarly(async (user) => {
    await user.type(screen.getByLabelText('Search'), 'نقشہ ghar')
    await user.click(screen.getByLabelText('dark'))
    await user.selectOptions(screen.getByLabelText('City'), 'Lahore')
    await user.dblClick(screen.getByText('Menu'))
  })
  expect(state).toEqual({ text: 'نقشہ ghar', colour: 'dark', city: 'Lahore', pressed: 1, sent: 0 })
  expect(screen.getByLabelText<HTMLInputElement>('Search').value).toBe('نقشہ ghar')
})

it('sends a form only once it can be sent as meant', async () => {
  const state = await usedEarly((user) => user.type(screen.getByLabelText('Search'), 'ghar{Enter}'))
  expect(state).toMatchObject({ text: 'ghar', sent: 1 })
})

it('repeats nothing twice, and nothing that is gone', async () => {
  expect(await usedEarly((user) => user.click(screen.getByText('Menu')))).toMatchObject({ pressed: 1 })
  keepEarlyInput()
  const gone = document.createElement('button')
  document.body.append(gone)
  await userEvent.click(gone)
  gone.remove()
  gone.addEventListener('click', () => expect.unreachable())
  repeatEarlyInput()
  repeatEarlyInput()
})
