import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'
// Imported by file: Vite reads its configuration in Node, which cannot load the sources of a package.
import * as enDocument from '../../words/src/en/document.ts'
import * as enLanguage from '../../words/src/en/language.ts'
import * as urDocument from '../../words/src/ur/document.ts'
import * as urLanguage from '../../words/src/ur/language.ts'
import { itemName } from '../../words/src/ur/price-book.ts'
import { builtTexts } from '../../words/src/ur/price-book-specs/specs.ts'

/** A language that a client is built in. */
export type Language = 'en' | 'ur'

/** Names of a client's own files, from the folder of the build. */
interface ClientFiles {
  page: string
  offline: string
  worker: string
  manifest: string
  /** Bar, footer and styles of the server's pages. */
  frame: string
}

const texts = {
  en: { ...enDocument, ...enLanguage, dir: 'ltr', webManifest: '/site.webmanifest' },
  ur: { ...urDocument, ...urLanguage, dir: 'rtl', webManifest: '/site.ur.webmanifest' },
} satisfies Record<Language, Record<string, string>>

/** Words of the page in a language. */
export function documentWords(language: Language) {
  return texts[language]
}

/** Files that each language has of its own. Files in `assets` are shared when they are equal. */
export function clientFiles(language: Language): ClientFiles {
  const folder = texts[language].front.slice(1)
  return {
    page: `${folder}index.html`,
    offline: `${folder}offline.html`,
    worker: `${folder}sw.js`,
    manifest: language === 'en' ? '.vite/manifest.json' : `.vite/manifest.${language}.json`,
    frame: `.vite/frame.${language}.json`,
  }
}

const fromHere = (path: string) => fileURLToPath(new URL(path, import.meta.url))

/**
 * Resolves `#words/…` to the language of the build, `#other-words/…` to the other one, and the styles of Urdu to its own
 * sheet. The package itself resolves to English and Urdu.
 */
export function inLanguage(language: Language): Plugin {
  return {
    name: 'tameer:language',
    enforce: 'pre',
    config: () =>
      language === 'en'
        ? {}
        : {
            resolve: {
              alias: [
                { find: './app/styles/tokens.css', replacement: fromHere('../src/app/styles/urdu.css') },
                { find: /^#words\/(.*)$/, replacement: fromHere(`../../words/src/${language}/$1.ts`) },
                { find: /^#other-words\/(.*)$/, replacement: fromHere('../../words/src/en/$1.ts') },
              ],
            },
          },
    transform(made, id) {
      const words = /\/words\/src\/(en|ur)\/[^/]+\.ts$/.exec(id)?.[1]
      if (words) return withName(made, texts[words as Language].siteName)
      // Texts of the price books: lines, grades and what each takes, notes of earlier books, and sources with their
      // dates. Nothing looks up by these texts; sources are sorted by the months of the same language.
      if (language === 'en' || !/\/calculator\/books\/[^/]+\.js$/.test(id)) return undefined
      // The books are written as JSON. Names of fields, which a colon follows, stay.
      const code = made.replace(/("(?:[^"\\]|\\.)*")(:?)/g, (field, json: string, colon: string) => {
        const text = JSON.parse(json) as string
        return colon ? field : JSON.stringify(builtTexts[text] ?? itemName(text))
      })
      return { code, map: null }
    },
    transformIndexHtml: {
      order: 'pre',
      handler: (html) => {
        const { lang, dir } = texts[language]
        const page = withTexts(html, texts[language])
        if (language === 'en') return page
        return page
          .replace('<html lang="en">', `<html lang="${lang}" dir="${dir}">`)
          .replace('<link rel="preload"', (link) => naskhWhere + urduFont + link)
      },
    },
  }
}

/** Writes the name of the site into a module of words: the bundler puts only finished texts where they are used. */
function withName(code: string, name: string) {
  const filled = code.replace(/\$\{siteName\}/g, () => name.replace(/[`$\\]/g, '\\$&'))
  return filled === code ? undefined : { code: filled, map: null }
}

/** Condition for setting the page in Naskh: Nastaliq makes these browsers hang (a loop in Chrome 130 to 133). */
const naskhWhere =
  "<script>if (/Chrome\\/13[0-3]\\./.test(navigator.userAgent)) document.documentElement.className = 'naskh'</script>"

/** Preloaded only by the page of Urdu, which needs it at once. */
const urduFont =
  '<link rel="preload" href="/src/app/fonts/nastaliq-urdu-400.woff2" as="font" type="font/woff2" crossorigin />'

/** The file by which a phone installs the client: `site.webmanifest`, in Urdu `site.ur.webmanifest`. */
export function webManifest(language: Language): Plugin {
  const address = texts[language].webManifest
  const written = () => withTexts(readFileSync(fromHere(`.${address}`), 'utf8'), texts[language])
  return {
    name: 'tameer:web-manifest',
    configureServer: (server) => {
      server.middlewares.use(address, (_, response) => {
        response.setHeader('content-type', 'application/manifest+json').end(written())
      })
    },
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: address.slice(1), source: written() })
    },
  }
}

/** Fills in `{{name}}`. A name without a text fails the build. */
function withTexts(html: string, words: Record<string, string>): string {
  return html.replace(/\{\{(\w+)\}\}/g, (_, name: string) => {
    const text = words[name]
    if (text === undefined) throw new Error(`The page asks for the text ${name}, which words do not have.`)
    return text
  })
}

/** Moves the page to the place of its language. Vite always writes it to `index.html`. */
export function pagePlace(language: Language): Plugin {
  const { page } = clientFiles(language)
  return {
    name: 'tameer:page-place',
    apply: 'build',
    enforce: 'post',
    generateBundle(_, bundle) {
      const written = bundle['index.html']
      if (page === 'index.html' || written?.type !== 'asset') return
      delete bundle['index.html']
      this.emitFile({ type: 'asset', fileName: page, source: written.source })
    },
  }
}
