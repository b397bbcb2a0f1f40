import { type ComponentType, createElement, lazy, type ReactElement } from 'react'
import { renewIfOutdated } from './renew.ts'

const pausesMs = [500, 2000]
const renewMs = 1000

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

/** Fetches, and after a pause fetches again, since a phone's line comes and goes. */
async function fetchPatiently<Value>(load: () => Promise<Value>): Promise<Value> {
  for (const ms of pausesMs) {
    try {
      return await load()
    } catch {
      await pause(ms)
    }
  }
  try {
    return await load()
  } catch (cause) {
    await renewIfOutdated()
    throw new Error('This page could not be fetched. Please check your internet and load it again.', {
      cause,
    })
  }
}

const prepare = new WeakMap<ReactElement, () => Promise<void>>()

/** Fetches the file of a screen made here, so that it draws without waiting. Never rejects. */
export async function fetchScreen(element: ReactElement): Promise<void> {
  try {
    await prepare.get(element)?.()
  } catch {
    // Drawing the screen asks again, with more patience.
  }
}

/** Draws whatever the holder has now. */
function Held({ holder }: { holder: { screen: ComponentType } }) {
  return createElement(holder.screen)
}

/**
 * A screen in a file of its own, fetched when it is first opened. A file that could not be had is asked for again by
 * the next visit: React would keep the failure for as long as the page is open.
 */
export function lazyScreen<Name extends string>(
  load: () => Promise<Record<Name, ComponentType>>,
  name: Name,
): ReactElement {
  const make = () =>
    lazy(async () => {
      try {
        const fetched: ComponentType = (await fetchPatiently(load))[name]
        return { default: fetched }
      } catch (error) {
        // Later, so that this failure is shown first; renewed at once it would be fetched without end.
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
