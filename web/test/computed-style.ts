/** Attributes by which jsdom's own style sheet hides an element. */
const deciding = ['hidden', 'open', 'popover', 'type']

/**
 * Makes `getComputedStyle` fast. jsdom works out every property of an element from its whole style sheet; looking for
 * roles, names and whatever can be pressed asks for three of them at every element, which was half the time of a test.
 * Documents of tests have no style sheet of their own, so these three follow from the element's kind and from what is
 * written on elements.
 * All other properties come from jsdom.
 */
export function computeStylesFast(): void {
  const slowly = window.getComputedStyle.bind(window)
  const displays = new Map<string, string>()

  function displayOf(element: Element): string {
    const own = (element as HTMLElement).style?.display
    if (own) return own
    const attributes = deciding.map((name) => `${name}=${element.getAttribute(name) ?? 'none'}`)
    const kind = [element.localName, ...attributes].join(' ')
    const known = displays.get(kind) ?? slowly(element).display
    displays.set(kind, known)
    return known
  }

  window.getComputedStyle = (element, pseudoElement) => {
    if (pseudoElement) return slowly(element, pseudoElement)
    const value = (name: string): string | undefined => {
      if (name === 'display') return displayOf(element)
      if (name === 'visibility') return inherited(element, 'visibility', 'visible')
      if (name === 'pointer-events' || name === 'pointerEvents') {
        return inherited(element, 'pointerEvents', 'auto')
      }
      return undefined
    }
    let rest: CSSStyleDeclaration | undefined
    const inFull = () => {
      rest ??= slowly(element)
      return rest
    }
    return new Proxy({} as CSSStyleDeclaration, {
      get(_, name) {
        if (name === 'getPropertyValue') {
          return (property: string) => value(property) ?? inFull().getPropertyValue(property)
        }
        return value(String(name)) ?? Reflect.get(inFull(), name)
      },
    })
  }
}

/** The value written on the nearest element around, itself first. */
function inherited(element: Element, name: 'visibility' | 'pointerEvents', initial: string): string {
  for (let one: Element | null = element; one; one = one.parentElement) {
    const own = (one as HTMLElement).style?.[name]
    if (own && own !== 'inherit') return own
  }
  return initial
}
