import { renderToString } from 'react-dom/server'
import { Provider } from 'react-redux'
import { StaticRouter } from 'react-router'
import { afterEach, expect, it, vi } from 'vitest'
import { createAppStore } from '../../store/store.ts'
import { ContractorsScreen } from './contractors-screen.tsx'

afterEach(() => vi.unstubAllGlobals())

function draw(address: string): string {
  return renderToString(
    <Provider store={createAppStore()}>
      <StaticRouter location={address}>
        <ContractorsScreen />
      </StaticRouter>
    </Provider>,
  )
}

it('draws its shell without a browser, the same whatever the query', () => {
  for (const name of ['window', 'document', 'navigator', 'sessionStorage', 'localStorage']) {
    vi.stubGlobal(name, undefined)
  }
  const shell = draw('/contractors')
  expect(shell).toContain('Available Contractors')
  expect(shell).toContain('Loading contractors…')
})
