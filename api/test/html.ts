import { type DefaultTreeAdapterTypes, parse } from 'parse5'

export interface ParsedElement {
  name: string
  attributes: Record<string, string>
  /** Whole text inside the element. */
  text: string
}

export interface ParsedPage {
  elements: ParsedElement[]
  /** Finds the first element of that name with these attributes. */
  find(name: string, attributes?: Record<string, string>): ParsedElement | undefined
  /** Targets of all links. */
  links: string[]
  /** The items of the structured data. */
  data: Record<string, unknown>[]
}

/** Parses a page as a browser does. */
export function parsePage(html: string): ParsedPage {
  const elements = [...walk(parse(html))]
  const find: ParsedPage['find'] = (name, attributes = {}) =>
    elements.find(
      (element) =>
        element.name === name &&
        Object.entries(attributes).every(([key, value]) => element.attributes[key] === value),
    )
  const data = elements
    .filter(({ name, attributes }) => name === 'script' && attributes.type === 'application/ld+json')
    .flatMap(({ text }) => (JSON.parse(text) as { '@graph': Record<string, unknown>[] })['@graph'])
  const links = elements.flatMap(({ name, attributes }) => (name === 'a' ? (attributes.href ?? '') : []))
  return { elements, find, links, data }
}

function* walk(node: DefaultTreeAdapterTypes.Node): Generator<ParsedElement> {
  if ('tagName' in node) {
    const attributes = Object.fromEntries(node.attrs.map(({ name, value }) => [name, value]))
    yield { name: node.tagName, attributes, text: textOf(node) }
  }
  if ('childNodes' in node) for (const child of node.childNodes) yield* walk(child)
}

function textOf(node: DefaultTreeAdapterTypes.Node): string {
  if ('value' in node) return node.value
  return 'childNodes' in node ? node.childNodes.map(textOf).join('') : ''
}
