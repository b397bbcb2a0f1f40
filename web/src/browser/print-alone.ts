/**
 * Marks everything beside and around an element with `data-print`, so that a style sheet can print it alone. Returns a
 * function that takes the marks away.
 */
export function printAlone(element: HTMLElement): () => void {
  const marked: Element[] = []
  const mark = (one: Element, place: 'beside' | 'around') => {
    one.setAttribute('data-print', place)
    marked.push(one)
  }
  let inner: Element = element
  while (inner.parentElement && inner !== document.body) {
    for (const child of inner.parentElement.children) if (child !== inner) mark(child, 'beside')
    mark(inner.parentElement, 'around')
    inner = inner.parentElement
  }
  return () => {
    for (const one of marked) one.removeAttribute('data-print')
  }
}
