// A sheet of typed quotes as a link or a file. Nothing of it reaches a server: in a link it stands behind the hash.
import type { CheckedQuote } from '@tameer/quotes'

/** A sheet without the request that its quotes stand beside. */
export interface SheetAlong {
  /** Query of the house's answers. */
  readonly house: string
  /** Version of the price book. */
  readonly prices: string
  readonly quotes: readonly CheckedQuote[]
}

/** Of the form below. */
export const version = 1
const mostLetters = 4000

/** The `in` of a link; undefined when it is too long for one, or the browser cannot make it. */
export async function linkOfSheet(sheet: SheetAlong): Promise<string | undefined> {
  if (typeof CompressionStream === 'undefined') return undefined
  const packed = new Response(fileOfSheet(sheet)).body?.pipeThrough(new CompressionStream('deflate-raw'))
  const bytes = new Uint8Array(await new Response(packed).arrayBuffer())
  if (bytes.length > mostLetters) return undefined
  const text = btoa(String.fromCharCode(...bytes))
  const link = text.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
  return link.length > mostLetters ? undefined : link
}

/** Content of a file. */
export function fileOfSheet({ house, prices, quotes }: SheetAlong): string {
  return JSON.stringify({ v: version, house, prices, quotes })
}
