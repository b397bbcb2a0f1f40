import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useEffect, useState } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { expect, it, onTestFinished } from 'vitest'
import { repeatEarlyInput } from './early-input.ts'

function Screen() {
  const [state, setState] = useState({ text: '', colour: 'light', city: '' })
  const set = (more: Partial<typeof state>) => setState((now) => ({ ...now, ...more }))
  useEffect(repeatEarlyInput, [])
  return (
    <form>
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
      <output>{JSON.stringify(state)}</output>
    </form>
  )
}

/** Renders the screen as HTML and runs `use` before hydration. */
async function usedEarly(use: (user: ReturnType<typeof userEvent.setup>) => Promise<void>) {
  const root = document.createElement('div')
  root.innerHTML = renderToString(<Screen />)
  document.body.append(root)
  await use(userEvent.setup())
  const taken = await act(async () => hydrateRoot(root, <Screen />))
  onTestFinished(() => {
    act(() => taken.unmount())
    root.remove()
  })
  return JSON.parse(screen.getByRole('status').textContent)
}

it('replays to a screen what was typed and chosen before its handlers were active', async () => {
  const state = await usedEarly(async (user) => {
    await user.type(screen.getByLabelText('Search'), 'نقشہ ghar')
    await user.click(screen.getByLabelText('dark'))
    await user.selectOptions(screen.getByLabelText('City'), 'Lahore')
  })
  expect(state).toEqual({ text: 'نقشہ ghar', colour: 'dark', city: 'Lahore' })
  expect(screen.getByLabelText<HTMLInputElement>('Search').value).toBe('نقشہ ghar')
})

it('does not touch fields that nobody changed', async () => {
  expect(await usedEarly(async () => undefined)).toEqual({ text: '', colour: 'light', city: '' })
})
