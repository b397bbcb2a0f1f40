import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'
// By their files: Vite reads its configuration in Node, which cannot load the sources of a package.
import * as enDocument from '../../words/src/en/document.ts'
import * as enLanguage from '../../words/src/en/language.ts'
import * as urDocument from '../../words/src/ur/document.ts'
import * as urLanguage from '../../words/src/ur/language.ts'
import { itemName } from '../../words/src/ur/price-book.ts'

/** A language that a client is built in. */
export type Language = 'en' | 'ur'

/** What a client's own files are called, from the folder of the build on. */
interface ClientFiles {
  page: string
  offline: string
  worker: string
  manifest: string
}

const texts = {
  en: { ...enDocument, ...enLanguage, dir: 'ltr', webManifest: '/site.webmanifest' },
  ur: { ...urDocument, ...urLanguage, dir: 'rtl', webManifest: '/site.ur.webmanifest' },
} satisfies Record<Language, Record<string, string>>

/** What the page of a language says. */
export function documentWords(language: Language) {
  return texts[language]
}

/** The files that each language has of its own; everything in `assets` is shared where it is the same. */
export function clientFiles(language: Language): ClientFiles {
  const folder = texts[language].front.slice(1)
  return {
    page: `${folder}index.html`,
    offline: `${folder}offline.html`,
    worker: `${folder}sw.js`,
    manifest: language === 'en' ? '.vite/manifest.json' : `.vite/manifest.${language}.json`,
  }
}

const fromHere = (path: string) => fileURLToPath(new URL(path, import.meta.url))

/**
 * Leads `#words/…` to the language that is being built, and the styles of Urdu to its own sheet. English is where the
 * package itself leads.
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
                { find: './app/tokens.css', replacement: fromHere('../src/app/urdu.css') },
                { find: /^#words\/(.*)$/, replacement: fromHere(`../../words/src/${language}/$1.ts`) },
              ],
            },
          },
    // What the price books call their lines and their grades; nothing is looked up by these texts.
    transform(code, id) {
      if (language === 'en' || !/\/calculator\/src\/dataset\/books\/[^/]+\.ts$/.test(id)) return undefined
      return {
        code: code.replace(/'([^'\\]+)'/g, (_, text) => `'${itemName(text)}'`),
        map: null,
      }
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

/** Where Nastaliq stops the browser (a loop in Chrome 130 to 133), the page is set in Naskh. */
const naskhWhere =
  "<script>if (/Chrome\\/13[0-3]\\./.test(navigator.userAgent)) document.documentElement.className = 'naskh'</script>"

/** Named in the page of Urdu alone; each visit needs it at once. */
const urduFont =
  '<link rel="preload" href="/src/app/fonts/nastaliq-urdu-400.woff2" as="font" type="font/woff2" crossorigin />'

/** Fills in `{{name}}`; a name without a text fails the build. */
function withTexts(html: string, words: Record<string, string>): string {
  return html.replace(/\{\{(\w+)\}\}/g, (_, name: string) => {
    const text = words[name]
    if (text === undefined) throw new Error(`The page asks for the text ${name}, which words do not have.`)
    return text
  })
}

/**
 * Puts the page where its language has it. Vite writes it to `index.html`, whatever the language.
 */
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
