/** The page's light colours: what is sent is read on white, also when the sender's page is dark. A test holds them to tokens.css. */
export const sheetColours = {
  '--color-paper': '#fbfaf7',
  '--color-sheet': '#ffffff',
  '--color-ink': '#0e2238',
  '--color-muted': '#4a5d70',
  '--color-sky': '#dceefb',
  '--color-blue': '#0b4f8a',
  '--color-on-blue': '#ffffff',
  '--color-brick': '#b3261e',
  '--color-good': '#2c6448',
  '--color-line': '#c9d6e2',
  '--color-edge': '#71859a',
  '--color-logo-line': '#b3261e',
  '--draw-brick': '#f0d5c8',
  '--draw-course': '#c98c78',
  '--draw-glass': '#b9d8ef',
  '--draw-deep': '#8ba6bd',
  '--draw-shade': '#dfe6ec',
  '--draw-leaf': '#cfe3d4',
} as const

export type SheetColour = keyof typeof sheetColours extends infer Name
  ? Name extends `--color-${infer Colour}`
    ? Colour
    : never
  : never
