import { act } from '@testing-library/react'
import { Fragment, type ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it, onTestFinished } from 'vitest'
import { surviveTranslation } from './translated-page.ts'

surviveTranslation()

interface Estimate {
  total: string
  city: string
  cities: string[]
  warning?: string
}

/** A part that is a text alone. */
const Total = ({ children }: { children: string }) => `${children} Lakh`

/** Every way in which a text can change, come and go, or have something beside it that does. */
function Screen({ total, city, cities, warning }: Estimate): ReactNode {
  return (
    <section>
      <h1>
        {total} Lakh, <b>5 Marla</b> in {city}
      </h1>
      <p>
        {warning && <em>{warning}</em>}
        Total of {city}: <Total>{total}</Total> only {warning ? <i>Check it</i> : 'today'}
        {warning}
      </p>
      <p>{warning ? <i>{warning}</i> : city}</p>
      <div>
        Email
        {warning && <span role="alert">{warning}</span>}
      </div>
      {warning}
      <div>
        {cities.map((name) => (
          <Fragment key={name}>
            {name}
            <hr />
          </Fragment>
        ))}
      </div>
    </section>
  )
}

const lahore: Estimate = { total: '70.00', city: 'Lahore', cities: ['Lahore', 'Karachi', 'Multan'] }
/** Each is rendered in the place of the one before. */
const steps: Estimate[] = [
  { ...lahore, warning: 'Enter your email' },
  { ...lahore, total: '115.00', warning: 'It is not valid' },
  { ...lahore, total: '115.00', city: 'Karachi', cities: ['Multan', 'Karachi'] },
  { ...lahore, city: 'Multan', cities: ['Quetta', 'Karachi', 'Multan'], warning: 'Too large' },
  { total: '238.00', city: 'Islamabad', cities: [] },
]

const marked = (text: string) => (/\p{L}|\d/u.test(text) && !text.includes('»') ? `»${text}«` : text)
const plain = (text: string) => text.replaceAll(/[»«]/g, '')

function textsIn(root: Node): Text[] {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  const texts: Text[] = []
  while (walker.nextNode()) texts.push(walker.currentNode as Text)
  return texts.filter(({ data }) => marked(data) !== data)
}

function font(text: string): HTMLElement {
  const outer = document.createElement('font')
  outer.append(document.createElement('font'))
  outer.firstElementChild?.append(marked(text))
  return outer
}

const eachText = (change: (text: Text, parent: Node) => void) => (root: Element) => {
  for (const text of textsIn(root)) if (text.parentNode) change(text, text.parentNode)
}
/** Elements with texts of their own. */
const parentsIn = (root: Element) =>
  new Set(textsIn(root).map(({ parentElement }) => parentElement as Element))

/** A text that React adds beside such a change may stand after one that it should stand before. */
const reordering = 'takes all children out, and gives the words of texts beside each other to the first'

/** Ways in which browsers, extensions and apps translate. */
const translators: Record<string, (root: Element) => void> = {
  'replaces each text by an element': eachText((text) => text.replaceWith(font(text.data))),
  'adds an element before each text, and removes the text': eachText((text, parent) => {
    parent.insertBefore(font(text.data), text)
    parent.removeChild(text)
  }),
  'removes each text, and adds an element in its place': eachText((text, parent) => {
    const { nextSibling } = text
    text.remove()
    parent.insertBefore(font(text.data), nextSibling)
  }),
  'replaces the texts from the last to the first': (root) => {
    for (const text of textsIn(root).reverse()) text.replaceWith(font(text.data))
  },
  'replaces each text by another text': eachText((text) =>
    text.replaceWith(document.createTextNode(marked(text.data))),
  ),
  'writes over each text': eachText((text) => {
    text.data = marked(text.data)
  }),
  'keeps each text in an element, with a copy beside it': eachText((text) => {
    const wrap = document.createElement('font')
    text.replaceWith(wrap)
    wrap.append(text)
  }),
  'makes one text of those beside each other': (root) => {
    for (const parent of parentsIn(root)) {
      for (const text of textsIn(parent).reverse()) {
        const { previousSibling } = text
        if (!(previousSibling instanceof Text)) continue
        previousSibling.data += text.data
        text.remove()
      }
      for (const text of textsIn(parent)) text.replaceWith(font(text.data))
    }
  },
  [reordering]: (root) => {
    for (const parent of parentsIn(root)) {
      const children = [...parent.childNodes]
      for (const child of children) child.remove()
      for (const child of children) {
        const { lastChild } = parent
        if (child instanceof Text && lastChild instanceof Text)
          lastChild.data = marked(plain(lastChild.data) + child.data)
        else parent.append(child)
      }
    }
  },
  'puts whole sentences with their elements into one element': (root) => {
    for (const parent of parentsIn(root)) {
      const wrap = document.createElement('font')
      wrap.append(
        ...[...parent.childNodes].map((child) => (child instanceof Text ? marked(child.data) : child)),
      )
      parent.replaceChildren(wrap)
    }
  },
  'writes all anew': (root) => {
    const copy = document.createElement('div')
    copy.innerHTML = root.innerHTML
    for (const text of textsIn(copy)) text.data = marked(text.data)
    root.innerHTML = copy.innerHTML
  },
}

function mount(estimate: Estimate) {
  const root = document.body.appendChild(document.createElement('div'))
  const client = createRoot(root)
  onTestFinished(() => {
    act(() => client.unmount())
    root.remove()
  })
  const show = (next: Estimate) => act(async () => client.render(<Screen {...next} />))
  return { root, show, shown: show(estimate) }
}

function textOf(estimate: Estimate): string {
  const twin = document.createElement('div')
  twin.innerHTML = renderToStaticMarkup(<Screen {...estimate} />)
  return twin.textContent ?? ''
}

describe.each(Object.entries(translators))('a translator that %s', (way, translate) => {
  const sorted = (text: string) => (way === reordering ? [...text].sort().join('') : text)
  const expectShown = (root: Element, estimate: Estimate) =>
    expect(sorted(plain(root.textContent))).toBe(sorted(textOf(estimate)))

  it('translates once: what changes later is neither lost nor old', async () => {
    for (const step of steps) {
      const { root, show, shown } = mount(lahore)
      await shown
      translate(root)
      await show(step)
      expectShown(root, step)
    }
  })

  it('translates again after each change: nothing is lost or old', async () => {
    const { root, show, shown } = mount(lahore)
    await shown
    translate(root)
    for (const step of steps) {
      await show(step)
      expectShown(root, step)
      await act(async () => translate(root))
    }
  })

  it('translates while the client is at work', async () => {
    const { root, show, shown } = mount(lahore)
    await shown
    for (const step of steps) {
      // Before the observer has reported it.
      translate(root)
      await act(() => show(step))
      expectShown(root, step)
    }
  })
})

it('leaves a translation where nothing changes', async () => {
  const { root, show, shown } = mount(lahore)
  await shown
  translators['replaces each text by an element']?.(root)
  await show({ ...lahore })
  expect(root.querySelector('h1')?.textContent).toBe('»70.00«» Lakh, «»5 Marla«» in «»Lahore«')
})

it('keeps the elements of a page, with the focus', async () => {
  const { root, show, shown } = mount({ ...lahore, warning: 'Enter your email' })
  await shown
  const alert = root.querySelector<HTMLElement>('[role=alert]')
  if (alert) alert.tabIndex = 0
  alert?.focus()
  translators['replaces each text by an element']?.(root)
  await show({ ...lahore, warning: 'It is not valid' })
  expect(document.activeElement).toBe(alert)
})
