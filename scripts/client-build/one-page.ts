import { createHash } from 'node:crypto'
import { brotliCompressSync, constants } from 'node:zlib'
import type { IndexHtmlTransformContext, Plugin, PluginOption, Rolldown } from 'vite'
import { pageScript, type RouteFiles, templateId } from './page-scripts.ts'
import { prerenderRoutes } from './prerender.ts'
import { clientScreens, pageKb } from './screens.ts'
import { splitStyles } from './split-styles.ts'

type Bundle = NonNullable<IndexHtmlTransformContext['bundle']>

/** Routes whose HTML may stand in for the same screen with a query, until that is drawn. */
const anyQuery = ['/contractors']

/** Routes without HTML in the page whose files are fetched with it all the same: people are sent there by a link. */
const alsoEarly = ['/portfolio', '/profileDetailScreen']

/** Room for what the server adds to the page. */
const reserveBytes = 400

const stylesheet = /\s*<link rel="stylesheet"[^>]*href="\/([^"]+\.css)"[^>]*>/g
const moduleTag = /\s*<script type="module"[^>]*src="([^"]+)"[^>]*><\/script>/
const preloads = /\s*<link rel="modulepreload"[^>]*href="([^"]+)"[^>]*>/g

/**
 * Makes the client's page one response: the style sheet written into it, and each public screen's first HTML in a
 * template, of which the page's own script shows one before the first paint. As many as the budget allows.
 * `prerenderPlugins` are those that the client's sources need to run in Node.
 */
export function onePage(prerenderPlugins: () => PluginOption[]): Plugin {
  let root = ''
  return {
    name: 'tameer:one-page',
    apply: 'build',
    configResolved(config) {
      root = config.root
    },
    transformIndexHtml: {
      order: 'post',
      async handler(html, { bundle }) {
        if (!bundle) return
        const [, entry] = moduleTag.exec(html) ?? []
        if (!entry) throw new Error('The page has no entry script.')
        const screens = clientScreens.filter(({ prerendered }) => prerendered)
        const pages = await prerenderRoutes(
          root,
          screens.map(({ route }) => route),
          prerenderPlugins(),
        )
        const early = [entry, ...[...html.matchAll(preloads)].map(([, file = '']) => file)]
        const [styles = ''] = [...html.matchAll(stylesheet)].map(([, file = '']) => takeStyles(bundle, file))
        const bare = html.replace(moduleTag, '').replaceAll(preloads, '').replaceAll(stylesheet, '')
        const files = routeFiles(bundle, early)
        for (let count = screens.length; ; count -= 1) {
          const templates = screens
            .slice(0, count)
            .map(({ route }, at) => `<template id="${templateId(route)}">${pages[at]}</template>`)
            .join('')
          const { page, more } = splitStyles(styles, wordsOf(templates))
          const moreFile = `assets/more-${createHash('sha256').update(more).digest('base64url').slice(0, 8)}.css`
          const script = pageScript(files, anyQuery, `/${moreFile}`)
          const whole = bare
            .replace('</head>', () => `<style>${page}</style></head>`)
            .replace('</body>', () => `${templates}${tail(script, early)}</body>`)
          if (count > 0 && weigh(whole) > pageKb * 1024 - reserveBytes) continue
          const left = screens.slice(count).map(({ route }) => route)
          if (left.length > 0)
            this.info(`no room in the page for the HTML of ${left.join(', ')}`)
            // Vite runs this while the bundle is written, with the context of a build.
          ;(this as unknown as Pick<Rolldown.PluginContext, 'emitFile'>).emitFile({
            type: 'asset',
            fileName: moreFile,
            source: more,
          })
          return whole
        }
      },
    },
  }
}

/** Variants of what nobody can have done before the rest of the styles is there. */
const afterwards =
  /(^|:)(hover|group-hover|focus|focus-visible|focus-within|active|disabled|aria-invalid|open|print):/

function wordsOf(html: string): Set<string> {
  const words =
    html
      .replaceAll('&amp;', '&')
      .replaceAll('&gt;', '>')
      .match(/[^\s"<]+/g) ?? []
  return new Set(words.filter((word) => !afterwards.test(word)))
}

/** The page's script, then the entry, which must not come between the person and the first paint. */
function tail(script: string, [entry, ...others]: string[]): string {
  const links = others.map(
    (file) => `<link rel="modulepreload" crossorigin fetchpriority="low" href="${file}">`,
  )
  return `<script>${script}</script>${links.join('')}<script type="module" crossorigin fetchpriority="low" src="${entry}"></script>`
}

function takeStyles(bundle: Bundle, file: string): string {
  const asset = bundle[file]
  if (asset?.type !== 'asset') throw new Error(`${file} is not in the build.`)
  delete bundle[file]
  return String(asset.source).trim()
}

/** What each route's screen loads beyond what the page loads anyway. */
function routeFiles(bundle: Bundle, early: string[]): RouteFiles {
  const chunks = Object.values(bundle).filter((one) => one.type === 'chunk')
  const files: string[] = []
  const routes: Record<string, number[]> = {}
  for (const { route, module, prerendered } of clientScreens) {
    if (!prerendered && !alsoEarly.includes(route)) continue
    const own = chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith(`/${module}`))
    if (!own) throw new Error(`${module} is not in the build; the list of screens names it.`)
    const seen = new Set<string>()
    const walk = (name: string) => {
      const chunk = bundle[name]
      if (seen.has(name) || early.includes(`/${name}`) || chunk?.type !== 'chunk') return
      seen.add(name)
      for (const imported of chunk.imports) walk(imported)
    }
    walk(own.fileName)
    routes[route] = [...seen].map((name) => {
      const file = name.replace(/^assets\/|\.js$/g, '')
      return files.includes(file) ? files.indexOf(file) : files.push(file) - 1
    })
  }
  return { files, routes }
}

function weigh(text: string): number {
  return brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length
}
