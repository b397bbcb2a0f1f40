import { fileURLToPath } from 'node:url'

/** Each font by its file in `fonts/`: the family as the browser names it. */
export const families = {
  roboto: 'Roboto',
  'noto-sans': 'Noto Sans',
  'dejavu-sans': 'DejaVu Sans',
  'liberation-sans': 'Arimo',
}

export type SystemFont = keyof typeof families

/** What a project of the configuration sets beside Playwright's own options. */
export interface FontOption {
  systemFont: SystemFont
}

/** Only fontconfig, the font library of Linux, can be told which fonts a browser sees. */
export const choosesFonts = process.platform === 'linux'

/** Most phones here have it, so it is the font of the everyday journeys. */
export const everydayFont: SystemFont = 'roboto'

/** The fonts of the layout journeys alone. */
export const otherFonts: SystemFont[] = choosesFonts ? ['noto-sans', 'dejavu-sans', 'liberation-sans'] : []

/** The environment of a browser whose system has this one font; without fontconfig it changes nothing. */
export function fontEnvironment(font: SystemFont): NodeJS.ProcessEnv {
  return {
    ...process.env,
    FONTCONFIG_FILE: fileURLToPath(new URL(`./fonts/${font}.conf`, import.meta.url)),
  }
}
