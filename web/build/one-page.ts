import type { IndexHtmlTransformContext, Plugin, PluginOption, Rolldown } from 'vite'
import { clientFiles, documentWords, type Language } from './language.ts'
import { pageFrame } from './page-frame.ts'
import { pageScript } from './page-script.ts'
import { prerenderRoutes } from './prerender.ts'
import { clientScreens } from './screens.ts'

type Bundle = NonNullable<IndexHtmlTransformContext['bundle']>

const stylesheet = /\s*<link rel="stylesheet"[^>]*href="\/([^"]+\.css)"[^>]*>/
const preloads = /\s*<link rel="modulepreload"[^>]*>/g
const moduleTag = /\s*<script type="module"[^>]*src="([^"]+)"[^>]*><\/script>/

/**
 * Makes the client's page one response: the style sheet is written into it, and so is the first HTML of the most
 * visited screens as templates. The page's own script shows one of them before the first paint. `prerenderPlugins`
 * are the plugins that the client's sources need to run in Node.
 */
export function onePage(language: Language, prerenderPlugins: () => PluginOption[]): Plugin {
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
        // Vite runs this while it writes the bundle, with the context of a build.
        const context = this as unknown as Rolldown.PluginContext
        const [, entry] = moduleTag.exec(html) ?? []
        if (!entry) throw new Error('The page has no entry script.')
        const { screens, offline, frame } = await firstScreens(root, prerenderPlugins())
        const templates = screens
          .map(({ route, html }) => `<template id="at:${route}">${html}</template>`)
          .join('')
        const [, styles = ''] = stylesheet.exec(html) ?? []
        context.emitFile({
          type: 'asset',
          fileName: clientFiles(language).offline,
          source: offlineDocument(language, offline, styles),
        })
        context.emitFile({
          type: 'asset',
          fileName: clientFiles(language).frame,
          source: await pageFrame(language, root, {
            ...frame,
            page: html.replace(/__VITE_ASSET__(\w+?)__/g, (_, id: string) => `/${context.getFileName(id)}`),
            fonts: fontsOf(bundle),
          }),
        })
        const filesOf = screenFiles(bundle, entry)
        const script = await pageScript(root, {
          entry,
          routes: routesWith(filesOf),
        })
        return (
          html
            .replace(moduleTag, '')
            // Scripts come after the first paint: the page's own script asks for them.
            .replace(preloads, '')
            .replace(stylesheet, () => `<style>${textOf(bundle, styles)}</style>`)
            .replace('</body>', () => `${templates}<script>${script}</script></body>`)
            .replaceAll(/\n\s*/g, '\n')
            .replaceAll('>\n<', '><')
        )
      },
    },
  }
}

/** Files to fetch for each route; a route with several modules has the files of all. */
function routesWith(filesOf: (module: string) => string[]): Record<string, string[]> {
  const routes: Record<string, string[]> = {}
  for (const { route, module } of clientScreens)
    routes[route] = [...new Set([...(routes[route] ?? []), ...filesOf(module)])]
  return routes
}

/** Screens that have a first HTML, with that HTML, and the offline page. */
async function firstScreens(root: string, plugins: PluginOption[]) {
  const screens = clientScreens.filter(({ prerendered }) => prerendered)
  const paths = screens.map(({ route, example }) => example ?? route)
  const prerendered = await prerenderRoutes(root, paths, plugins)
  return {
    ...prerendered,
    screens: screens.map((screen, place) => ({ ...screen, html: prerendered.screens[place] ?? '' })),
  }
}

/** The service worker caches it, to show for a page that cannot be loaded offline. */
function offlineDocument(language: Language, content: string, styles: string): string {
  const { lang, dir, offline } = documentWords(language)
  return [
    `<!doctype html><html lang="${lang}" dir="${dir}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<meta name="robots" content="noindex"><title>${offline}</title>`,
    `<link rel="stylesheet" href="/${styles}"></head><body>${content}</body></html>`,
  ].join('')
}

/** Addresses of the fonts, by the names of their sources. */
function fontsOf(bundle: Bundle): ReadonlyMap<string, string> {
  return new Map(
    Object.values(bundle).flatMap((one) =>
      one.type === 'asset' ? one.names.map((name): [string, string] => [name, `/${one.fileName}`]) : [],
    ),
  )
}

function textOf(bundle: Bundle, file: string): string {
  const asset = bundle[file]
  if (asset?.type !== 'asset') throw new Error(`${file} is not in the build.`)
  return String(asset.source).trim()
}

/** Returns the files that a screen loads beyond the entry: names in `/assets` without `.js`. */
function screenFiles(bundle: Bundle, entry: string): (module: string) => string[] {
  const chunks = Object.values(bundle).filter((one) => one.type === 'chunk')
  const laterScreens = chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith('/app/later-screens.ts'))
  return (module) => {
    const own = chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith(`/${module}`))
    if (!own) throw new Error(`${module} is not in the build; the list of screens names it.`)
    const seen = new Set<string>()
    const walk = (name: string) => {
      const chunk = bundle[name]
      if (seen.has(name) || entry === `/${name}` || chunk?.type !== 'chunk') return
      seen.add(name)
      for (const imported of chunk.imports) walk(imported)
    }
    walk(own.fileName)
    // A later screen is imported by this file, so without it in the list the screen would come a round trip later.
    if (laterScreens?.dynamicImports.includes(own.fileName)) walk(laterScreens.fileName)
    return [...seen].map((name) => name.replace(/^assets\/|\.js$/g, ''))
  }
}
