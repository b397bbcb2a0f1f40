import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Language } from '@tameer/contract'

/** Frame of the pages of the server, as HTML and CSS that the build of the client draws (web/build/page-frame.ts). */
export interface PageFrame {
  bar: string
  footer: string
  /** Styles of both, with the client's colours, type and fonts. */
  css: string
  /** Links that preload its fonts. */
  preloads: string
}

/** Reads the frame of a language. Without a built client a page has neither bar nor footer. */
export function readPageFrame(clientFolder: string, language: Language): PageFrame {
  const file = join(clientFolder, '.vite', `frame.${language}.json`)
  if (!existsSync(file)) return { bar: '', footer: '', css: '', preloads: '' }
  return JSON.parse(readFileSync(file, 'utf8')) as PageFrame
}
