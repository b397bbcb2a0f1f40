import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build, type PluginOption } from 'vite'
import type { DrawnFrame } from './page-frame.ts'

interface PrerenderModule {
  prerenderScreen(path: string): Promise<string>
  offlinePage(): string
  pageFrame(): DrawnFrame
}

export interface Prerendered {
  /** First HTML of each route, in their order. */
  screens: string[]
  /** Page that the service worker shows when nothing else is available. */
  offline: string
  /** Bar, footer and icons of the pages that the server renders. */
  frame: DrawnFrame
}

/**
 * Renders the first HTML of routes. Builds the client once more for Node, beside the packages it uses, and removes
 * that build afterwards. Throws an error that names the route whose screen cannot be drawn.
 */
export async function prerenderRoutes(
  root: string,
  routes: string[],
  plugins: PluginOption[],
): Promise<Prerendered> {
  const parent = join(root, 'node_modules')
  await mkdir(parent, { recursive: true })
  const outDir = await mkdtemp(join(parent, '.prerender-'))
  try {
    await build({
      root,
      configFile: false,
      logLevel: 'error',
      plugins,
      build: {
        outDir,
        ssr: 'src/app/prerender.tsx',
        copyPublicDir: false,
        assetsInlineLimit: 0,
        rolldownOptions: { output: { entryFileNames: 'prerender.js' } },
      },
    })
    const built = (await import(pathToFileURL(join(outDir, 'prerender.js')).href)) as PrerenderModule
    const screens: string[] = []
    for (const route of routes) screens.push(await drawn(built, route))
    return { screens, offline: built.offlinePage(), frame: built.pageFrame() }
  } finally {
    await rm(outDir, { recursive: true, force: true })
  }
}

async function drawn({ prerenderScreen }: PrerenderModule, route: string): Promise<string> {
  let html: string
  try {
    html = await prerenderScreen(route)
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause)
    throw new Error(
      `The screen at ${route} cannot be prerendered: ${reason}\n` +
        'Its first render must not touch window, document or storage: move that into an effect.',
      { cause },
    )
  }
  if (/<script\b|<template\b|<!--\$[?!]-->/.test(html)) {
    throw new Error(`The screen at ${route} cannot be prerendered: a part of it does not come in one piece.`)
  }
  return html.replaceAll(/(<[a-z][^<>]*?\s)style="/g, '$1data-style="')
}
