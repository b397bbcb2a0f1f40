/** The client's colours that the server's pages, mails and pictures use, light and dark; a test holds them to the client's. */
export const colours = {
  paper: ['#fbfaf7', '#0c1620'],
  sheet: ['#ffffff', '#111e2b'],
  ink: ['#0e2238', '#e8eef4'],
  muted: ['#4a5d70', '#a9b8c6'],
  sky: ['#dceefb', '#14222f'],
  wash: ['#f1f5f8', '#16293a'],
  blue: ['#0b4f8a', '#7fbef2'],
  brick: ['#b3261e', '#c93a30'],
  line: ['#c9d6e2', '#263847'],
  edge: ['#71859a', '#6d8397'],
  good: ['#2c6448', '#8fd0ae'],
  'logo-line': ['#b3261e', '#ff8a7e'],
} as const

/** Light colours of the client's line drawings, for pictures, by the names of their custom properties. */
export const drawingColours: Readonly<Record<string, string>> = {
  ...Object.fromEntries(Object.entries(colours).map(([name, [light]]) => [`--color-${name}`, light])),
  '--draw-brick': '#f0d5c8',
  '--draw-course': '#c98c78',
  '--draw-glass': '#b9d8ef',
  '--draw-deep': '#8ba6bd',
  '--draw-shade': '#dfe6ec',
  '--draw-leaf': '#cfe3d4',
}

export type Colour = keyof typeof colours

/** A rule for the root that sets these colours as variables, by the system's setting. */
export function colourVariables(names = Object.keys(colours) as Colour[]): string {
  const variables = (scheme: 0 | 1) => names.map((name) => `--${name}:${colours[name][scheme]}`).join(';')
  return `:root{color-scheme:light dark;${variables(0)}}@media(prefers-color-scheme:dark){:root{${variables(1)}}}`
}
