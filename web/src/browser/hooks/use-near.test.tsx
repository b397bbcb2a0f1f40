import { act, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

/** An observer that reports what its test says. */
class Observer {
  static all: Observer[] = []
  readonly seen = new Set<Element>()
  readonly tell: (entries: { isIntersecting: boolean; target: Element }[]) => void
  readonly rootMargin: string
  constructor(tell: Observer['tell'], { rootMargin }: { rootMargin: string }) {
    this.tell = tell
    this.rootMargin = rootMargin
    Observer.all.push(this)
  }
  observe = (element: Element) => void this.seen.add(element)
  unobserve = (element: Element) => void this.seen.delete(element)
  disconnect = () => this.seen.clear()
}

const margins = () => Observer.all.map(({ rootMargin }) => rootMargin)

let module: typeof import('./use-near.ts')

function Box({ name, already = false }: { name: string; already?: boolean }) {
  const [near, element] = module.useNear(already)
  return <p data-testid={name} {...(near ? { children: 'near' } : { children: 'far', ref: element })} />
}

const open = () =>
  render(
    <>
      <Box already name="first" />
      <Box name="second" />
      <Box name="third" />
    </>,
  )

const see = (name: string, isIntersecting = true) =>
  act(() => Observer.all.at(-1)?.tell([{ isIntersecting, target: screen.getByTestId(name) }]))
const words = () => ['first', 'second', 'third'].map((name) => screen.getByTestId(name).textContent)

beforeEach(async () => {
  vi.resetModules()
  vi.useFakeTimers()
  vi.stubGlobal('IntersectionObserver', Observer)
  Observer.all = []
  module = await import('./use-near.ts')
})

// After this time the listeners for the person's first move have run.
afterEach(() => void vi.advanceTimersByTime(9000))

test('what comes on the screen is near, and stays so', () => {
  open()
  expect(words()).toEqual(['near', 'far', 'far'])
  see('second', false)
  expect(words()).toEqual(['near', 'far', 'far'])
  see('second')
  see('second', false)
  expect(words()).toEqual(['near', 'near', 'far'])
})

test.each([
  ['after two seconds', () => vi.advanceTimersByTime(2000)],
  ['on the first move', () => fireEvent.scroll(window)],
])('looks ahead of the screen %s, and at nothing that is gone', (_when, pass) => {
  const { unmount } = open()
  see('second')
  vi.advanceTimersByTime(1999)
  expect(margins()).toEqual(['0px'])
  pass()
  expect(margins()).toEqual(['0px', '150% 0px'])
  expect([...(Observer.all.at(-1)?.seen ?? [])]).toEqual([screen.getByTestId('third')])
  vi.advanceTimersByTime(9000)
  fireEvent.keyDown(window)
  expect(margins()).toHaveLength(2)
  unmount()
  expect(Observer.all.at(-1)?.seen.size).toBe(0)
})
