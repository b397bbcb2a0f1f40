import { createRequire } from 'node:module'
import sharp from 'sharp'

// The fonts of the pictures that the server draws. They do not depend on the fonts of the machine.

/** Names of the fonts, for Pango and for SVG. */
export const pictureFonts = 'Jost Medium,Noto Nastaliq Urdu Medium'

const require = createRequire(import.meta.url)
export const latinFontFile = require.resolve('@expo-google-fonts/jost/500Medium/Jost_500Medium.ttf')
const urduFontFile = require.resolve(
  '@expo-google-fonts/noto-nastaliq-urdu/500Medium/NotoNastaliqUrdu_500Medium.ttf',
)

/** Characters that the two fonts do not have: a machine without fonts would draw boxes. */
const undrawable =
  /[^\p{Script=Latin}\p{Script=Arabic}\u0020-\u007e\u00a0-\u00ff\p{Script=Inherited}\u060c\u061b\u061f\u200c\u2013\u2014\u2018\u2019\u201c\u201d\u2022\u2026\u200e\u200f\u2066-\u2069\u2212\u20ac\u20b9]/gu

/** The characters of a text that can be drawn, on one line. */
export function drawable(text: string): string {
  return text.normalize('NFC').replace(undrawable, '').replace(/\s+/g, ' ').trim()
}

let known: Promise<unknown> | undefined

/**
 * Makes the fonts known to this process. A drawing names one font file, but fonts named earlier stay known, so that each
 * can be the fallback of the other, and in SVG too.
 */
export function knowFonts(): Promise<unknown> {
  known ??= nameFonts().catch((error: unknown) => {
    // The next drawing tries again.
    known = undefined
    throw error
  })
  return known
}

async function nameFonts(): Promise<void> {
  for (const fontfile of [latinFontFile, urduFontFile]) {
    await sharp({ text: { text: '.', fontfile } })
      .png()
      .toBuffer()
  }
}
