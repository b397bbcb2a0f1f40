import { fileURLToPath } from 'node:url'
import type { Page } from '@playwright/test'

/** Families as the browser names them, by their file in `fonts/`. */
export const families = {
  roboto: 'Roboto',
  'noto-sans': 'Noto Sans',
  'dejavu-sans': 'DejaVu Sans',
  'liberation-sans': 'Arimo',
}

export type SystemFont = keyof typeof families

/** Options of a project in the configuration, in addition to Playwright's own. */
export interface FontOption {
  systemFont: SystemFont
}

/** True where the fonts of a browser can be chosen: only fontconfig, the font library of Linux, allows it. */
export const choosesFonts = process.platform === 'linux'

/** Font of most phones in Pakistan, and so of the everyday journeys. */
export const everydayFont: SystemFont = 'roboto'

/** Fonts of the layout journeys only. */
export const otherFonts: SystemFont[] = choosesFonts ? ['noto-sans', 'dejavu-sans', 'liberation-sans'] : []

/** Returns the environment of a browser whose system has only this font. Without fontconfig it has no effect. */
export function fontEnvironment(font: SystemFont): NodeJS.ProcessEnv {
  return {
    ...process.env,
    FONTCONFIG_FILE: fileURLToPath(new URL(`./fonts/${font}.conf`, import.meta.url)),
  }
}

/** Returns the families that the letters of an element are drawn in. */
export async function fontsOf(page: Page, selector: string): Promise<string[]> {
  const browser = await page.context().newCDPSession(page)
  await browser.send('DOM.enable')
  await browser.send('CSS.enable')
  const { root } = await browser.send('DOM.getDocument')
  const { nodeId } = await browser.send('DOM.querySelector', { nodeId: root.nodeId, selector })
  const { fonts } = await browser.send('CSS.getPlatformFontsForNode', { nodeId })
  await browser.detach()
  return fonts.map(({ familyName }) => familyName)
}
