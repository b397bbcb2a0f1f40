import { join } from 'node:path'
import { compile, optimize } from '@tailwindcss/node'
import type { Language } from './language.ts'

/** Parts that the client draws, in HTML. */
export interface DrawnFrame {
  bar: string
  footer: string
  icons: { whatsApp: string; call: string; licence: string }
}

interface FrameSources extends DrawnFrame {
  /** The built page: it names its fonts. */
  page: string
  /** Address of each font in the build, by the name of its source. */
  fonts: ReadonlyMap<string, string>
}

/**
 * Frame that the server puts around its own pages, as JSON: bar, footer and icons in HTML, the styles that these two use with
 * the client's colours, type and fonts, and the links that preload its fonts.
 */
export async function pageFrame(
  language: Language,
  root: string,
  { bar, footer, icons, page, fonts }: FrameSources,
): Promise<string> {
  const preloads = page.match(/<link rel="preload"[^>]*as="font"[^>]*>/g) ?? []
  const css = await stylesOf(bar + footer, join(root, 'src/app/styles'), language)
  const withFonts = css.replace(/(?<=url\()[^()]*\/([\w-]+\.woff2)"?(?=\))/g, (_, name: string) => {
    const address = fonts.get(name)
    if (!address) throw new Error(`${name} is not in the build.`)
    return address
  })
  return JSON.stringify({ bar, footer, icons, css: withFonts, preloads: preloads.join('') })
}

/** The client's style sheet with the classes of some HTML alone. */
async function stylesOf(html: string, base: string, language: Language): Promise<string> {
  const sheet = language === 'en' ? 'tokens' : 'urdu'
  const { build } = await compile(`@import "./${sheet}.css"; @import "./fonts.css";`, {
    base,
    onDependency: () => undefined,
  })
  const classes = [...html.matchAll(/ class="([^"]*)"/g)].flatMap(([, names = '']) =>
    names.replaceAll('&amp;', '&').replaceAll('&gt;', '>').split(' '),
  )
  return optimize(build([...new Set(classes)]), { minify: true }).code
}
