import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Language } from '@tameer/contract'

/** Frame of the pages of the server, as HTML and CSS that the build of the client draws (web/build/page-frame.ts). */
export interface PageFrame {
  bar: string
  footer: string
  icons: { whatsApp: string; call: string; licence: string }
  /** Styles of both, with the client's colours, type and fonts. */
  css: string
  /** Links that preload its fonts. */
  preloads: string
}

const noFrame: PageFrame = {
  bar: '',
  footer: '',
  icons: { whatsApp: '', call: '', licence: '' },
  css: '',
  preloads: '',
}

/** Reads the frame of a language. Without a built client a page has no bar, no footer and no icons. */
export function readPageFrame(clientFolder: string, language: Language): PageFrame {
  const file = join(clientFolder, '.vite', `frame.${language}.json`)
  if (!existsSync(file)) return noFrame
  return JSON.parse(readFileSync(file, 'utf8')) as PageFrame
}
