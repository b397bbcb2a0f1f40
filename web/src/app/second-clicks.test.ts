import { expect, test } from 'vitest'
import { ignoreSecondClicks } from './second-clicks.ts'

test('of a double click on a link only the first half counts; buttons may be pressed fast', () => {
  document.body.innerHTML = '<a href="#/about"><span>About</span></a><button type="button">Next</button>'
  const pressed: string[] = []
  const note = ({ target }: Event) => void pressed.push((target as Element).textContent)
  document.body.addEventListener('click', note)
  const stop = ignoreSecondClicks()
  const click = (what: string, detail: number) =>
    document
      .querySelector(what)
      ?.dispatchEvent(new MouseEvent('click', { detail, bubbles: true, cancelable: true }))
  expect([click('span', 1), click('span', 2), click('button', 2)]).toEqual([true, false, true])
  expect(pressed).toEqual(['About', 'Next'])
  stop()
  expect(click('span', 2)).toBe(true)
  document.body.removeEventListener('click', note)
})
