import { type ComponentType, createElement, lazy, type ReactElement } from 'react'
import { importWithRetry } from '../net/import-with-retry.ts'

const renewMs = 1000

const prepare = new WeakMap<ReactElement, () => Promise<void>>()

/** Fetches the file of a screen made here, so that it is drawn without waiting. Never rejects. */
export async function fetchScreen(element: ReactElement): Promise<void> {
  try {
    await prepare.get(element)?.()
  } catch {
    // A failure is ignored: drawing the screen fetches it again, with more attempts.
  }
}

/** Draws the component that the holder has now. */
function Held({ holder }: { holder: { screen: ComponentType } }) {
  return createElement(holder.screen)
}

/**
 * A screen in a file of its own, fetched when it is first opened. After a failure the next visit fetches it again:
 * React alone would keep the failure for as long as the page is open.
 */
export function lazyScreen<Name extends string>(
  load: () => Promise<Record<Name, ComponentType>>,
  name: Name,
): ReactElement {
  const make = () =>
    lazy(async () => {
      try {
        const fetched: ComponentType = (await importWithRetry(load))[name]
        return { default: fetched }
      } catch (error) {
        // Renewed later, so that this failure is shown first. Renewing at once would fetch without end.
        setTimeout(() => {
          holder.screen = make()
        }, renewMs)
        throw error
      }
    })
  const holder: { screen: ComponentType } = { screen: make() }
  const element = <Held holder={holder} />
  prepare.set(element, async () => {
    holder.screen = (await load())[name]
  })
  return element
}
