// Reads a sheet of typed quotes that somebody sent, from a link or a file.
import { fieldsOf, lineOf, readChecked } from './read-checked.ts'
import { type SheetAlong, version } from './sheet-link.ts'

/** A sheet as it was read, with the names of quotes that were left out, or why there is none. */
export type OpenedSheet =
  | { readonly is: 'sheet'; readonly sheet: SheetAlong; readonly leftOut: readonly string[] }
  | { readonly is: 'refused'; readonly why: 'damaged' | 'tooLong' | 'tooNew' | 'notOurs' }

const mostQuotes = 3
/** Of the JSON: reading stops here. */
const mostBytes = 64 * 1024

/** Reads the `in` of a link. Never throws. */
export async function openLink(link: string): Promise<OpenedSheet> {
  if (link.length > mostBytes) return { is: 'refused', why: 'tooLong' }
  try {
    const packed = Uint8Array.from(atob(link.replaceAll('-', '+').replaceAll('_', '/')), (letter) =>
      letter.charCodeAt(0),
    )
    const stream = new Response(packed).body?.pipeThrough(new DecompressionStream('deflate-raw'))
    return stream ? await openStream(stream) : { is: 'refused', why: 'damaged' }
  } catch {
    return { is: 'refused', why: 'damaged' }
  }
}

/** Reads a file. Never throws. */
export async function openFile(file: Blob): Promise<OpenedSheet> {
  try {
    return await openStream(file.stream())
  } catch {
    return { is: 'refused', why: 'damaged' }
  }
}

/** Reads to the end or to the limit. Throws on bytes that are no JSON in UTF-8. */
async function openStream(stream: ReadableStream<Uint8Array<ArrayBuffer>>): Promise<OpenedSheet> {
  const decoder = new TextDecoder('utf-8', { fatal: true })
  const reader = stream.getReader()
  let text = ''
  let length = 0
  for (;;) {
    const { done, value } = await reader.read()
    if (done) return openSheet(JSON.parse(text + decoder.decode()))
    length += value.length
    if (length > mostBytes) {
      reader.cancel().catch(() => undefined)
      return { is: 'refused', why: 'tooLong' }
    }
    text += decoder.decode(value, { stream: true })
  }
}

/** Reads a sheet of any origin: known fields alone, and quotes within their limits. Never throws. */
export function openSheet(found: unknown): OpenedSheet {
  const { v, house, prices, quotes } = fieldsOf(found)
  if (typeof v === 'number' && v > version) return { is: 'refused', why: 'tooNew' }
  const isOurs =
    typeof house === 'string' && house.length <= 2000 && Array.isArray(quotes) && quotes.length > 0
  if (v !== version || !isOurs || !/^\d{4}-\d\d-\d\d$/.test(String(prices)))
    return { is: 'refused', why: 'notOurs' }
  const read = quotes.map((one) => ({ one, quote: readChecked(one) }))
  const good = read.flatMap(({ quote }) => quote ?? [])
  const kept = good
    .filter(({ id }, place) => place === good.findIndex((one) => one.id === id))
    .slice(0, mostQuotes)
  return {
    is: 'sheet',
    sheet: { house: lineOf(house) ?? '', prices: String(prices), quotes: kept },
    leftOut: read.flatMap(({ one, quote }) => (quote && kept.includes(quote) ? [] : [nameOf(one)])),
  }
}

function nameOf(found: unknown): string {
  return (lineOf(fieldsOf(found).name) ?? '').slice(0, 40)
}
