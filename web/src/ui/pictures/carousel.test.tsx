import { act, fireEvent, render, screen } from '@testing-library/react'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { Carousel } from './carousel.tsx'

const slides = ['gate', 'veranda', 'roof'].map((name) => ({ src: `/${name}.jpg`, alt: name }))

beforeEach(() => vi.useFakeTimers())

const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms))
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
const shown = () => screen.getByRole('group').querySelector('img')?.alt

test('moves on every three seconds and fades for half a second', () => {
  render(<Carousel label="House" slides={slides} />)
  expect(shown()).toBe('gate')
  expect(screen.getByRole('group').style.transitionDuration).toBe('500ms')
  pass(2999)
  expect(shown()).toBe('gate')
  pass(1)
  expect(shown()).toBe('veranda')
  pass(3000)
  pass(3000)
  expect(shown()).toBe('gate')
})

test('fetches the next picture when half the time of the one in sight is over, also where slides are stopped', () => {
  render(<Carousel label="House" slides={slides} />)
  press('Stop slides')
  pass(1499)
  expect(screen.queryByAltText('veranda')).toBeNull()
  pass(1)
  expect(screen.getByAltText('veranda')).toBeTruthy()
  expect(screen.queryByAltText('roof')).toBeNull()
})

test('arrows go round, dots say which picture they show', () => {
  render(<Carousel label="House" slides={slides} />)
  press('Previous')
  expect(shown()).toBe('roof')
  press('Next')
  expect(shown()).toBe('gate')
  press('Picture 2 of 3')
  expect(shown()).toBe('veranda')
  expect(screen.getByRole('button', { name: 'Picture 2 of 3' }).getAttribute('aria-pressed')).toBe('true')
})

test('rests under the pointer, with the focus inside, and when stopped', () => {
  render(<Carousel label="House" slides={slides} />)
  const region = screen.getByRole('region', { name: 'House' })
  fireEvent.pointerEnter(region)
  pass(9000)
  expect(shown()).toBe('gate')
  fireEvent.pointerLeave(region)
  pass(3000)
  expect(shown()).toBe('veranda')
  const next = screen.getByRole('button', { name: 'Next' })
  // jsdom cannot tell which device moved the focus.
  vi.spyOn(next, 'matches').mockImplementation((selector: string) => selector === ':focus-visible')
  act(() => next.focus())
  pass(9000)
  expect(shown()).toBe('veranda')
  act(() => next.blur())
  press('Stop slides')
  pass(9000)
  expect(shown()).toBe('veranda')
  press('Play slides')
  pass(3000)
  expect(shown()).toBe('roof')
})

test('stands still and does not fade for people who ask for less motion', () => {
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener() {}, removeEventListener() {} }))
  try {
    render(<Carousel label="House" slides={slides} />)
    pass(9000)
    expect(shown()).toBe('gate')
    expect(screen.getByRole('group').style.transitionDuration).toBe('0s')
    expect(screen.getByRole('button', { name: 'Play slides' })).toBeTruthy()
  } finally {
    vi.unstubAllGlobals()
  }
})

test('a swipe turns the slide', () => {
  render(<Carousel label="House" slides={slides} />)
  fireEvent.pointerDown(screen.getByRole('group'), { clientX: 200 })
  fireEvent.pointerUp(screen.getByRole('group'), { clientX: 120 })
  expect(shown()).toBe('veranda')
})

test('on a page from right to left the next slide comes with a swipe to the right', () => {
  document.dir = 'rtl'
  onTestFinished(() => {
    document.dir = ''
  })
  render(<Carousel label="House" slides={slides} />)
  const swipe = (from: number, to: number) => {
    fireEvent.pointerDown(screen.getByRole('group'), { clientX: from })
    fireEvent.pointerUp(screen.getByRole('group'), { clientX: to })
  }
  swipe(120, 200)
  expect(shown()).toBe('veranda')
  swipe(200, 120)
  expect(shown()).toBe('gate')
})

test('a portrait picture is shown whole, one of nearly the box’s shape fills it', () => {
  const sizes = [
    { width: 1200, height: 1800 },
    { width: 1200, height: 900 },
  ]
  render(<Carousel label="House" slides={sizes.map((size, at) => ({ ...slides[at]!, ...size }))} />)
  pass(1500)
  const looks = ['gate', 'veranda'].map((name) => screen.getByAltText(name).className)
  expect(looks[0]).toContain('object-contain')
  expect(looks[1]).toContain('object-cover')
})

test('one picture is a plain picture, none a placeholder', () => {
  const { rerender, container } = render(<Carousel label="House" slides={slides.slice(0, 1)} />)
  expect(screen.getByRole('img', { name: 'gate' })).toBeTruthy()
  expect(screen.queryByRole('button')).toBeNull()
  rerender(<Carousel label="House" slides={[]} />)
  expect(container.querySelector('img')).toBeNull()
  expect(screen.getByText('House')).toBeTruthy()
})

test('a press on a picture opens it, a swipe turns', () => {
  const onView = vi.fn()
  render(<Carousel label="House" onView={onView} slides={slides} />)
  const move = (from: number, to: number) => {
    const picture = screen.getByRole('img')
    fireEvent.pointerDown(picture, { clientX: from })
    fireEvent.pointerUp(picture, { clientX: to })
  }
  move(200, 100)
  expect([shown(), onView.mock.calls]).toEqual(['veranda', []])
  move(100, 103)
  press('View full size')
  expect(onView.mock.calls).toEqual([[1], [1]])
})
