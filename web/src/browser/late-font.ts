const late = '1em urdu-late'
const alif = '\u0627'

/** Loads the font of Urdu for the screens after one that it came too late for. Call it when the client starts. */
export function loadLateFont(): void {
  // Without the font the text stays in the fallback.
  document.fonts.load(late, alif).catch(() => {})
}

/** Sets a new screen in the font of Urdu, if it is loaded by now. Call it before the screen is painted. */
export function applyLateFont(): void {
  if (document.fonts.check(late, alif)) document.documentElement.classList.add('late-font')
}
