import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Button } from '../ui/button.tsx'
import { ignoreSecondClicks } from './second-clicks.ts'

test('of a double click on a link or a sending button only the first half counts; others may be pressed fast', () => {
  const sending = renderToString(createElement(Button, { busy: false, id: 'send' }, 'Send'))
  document.body.innerHTML = `<a href="#/about"><span>About</span></a><button id="next">Next</button>${sending}`
  const pressed: string[] = []
  const note = ({ target }: Event) => void pressed.push((target as Element).textContent)
  document.body.addEventListener('click', note)
  const stop = ignoreSecondClicks()
  const click = (what: string, detail: number) =>
    document
      .querySelector(what)
      ?.dispatchEvent(new MouseEvent('click', { detail, bubbles: true, cancelable: true }))
  expect([click('span', 1), click('span', 2), click('#next', 2)]).toEqual([true, false, true])
  expect([click('#send', 1), click('#send', 2)]).toEqual([true, false])
  expect(pressed).toEqual(['About', 'Next', 'Send'])
  stop()
  expect(click('span', 2)).toBe(true)
  document.body.removeEventListener('click', note)
})
