import { useWatched } from './hooks/use-watched.ts'
import { storedText } from './stored-text.ts'
import type { Watched } from './watched-value.ts'

/** `device` follows the system's setting; the other two overrule it. */
export type Theme = 'device' | 'light' | 'dark'

const kept = storedText('theme')

const chosen: Watched<Theme> = {
  read() {
    const theme = kept.read()
    return theme === 'light' || theme === 'dark' ? theme : 'device'
  },
  subscribe: kept.subscribe,
}

function show(theme: Theme) {
  const root = document.documentElement
  if (theme === 'device') delete root.dataset.theme
  else root.dataset.theme = theme
  paintBrowserBar(theme)
}

/** Sets the colours of the browser's own bar: one for each colour scheme, or the chosen theme's for both. */
function paintBrowserBar(theme: Theme) {
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')) {
    meta.dataset.scheme ??= meta.media.includes('dark') ? 'dark' : 'light'
    const own = meta.dataset.scheme
    meta.media = theme === 'device' ? `(prefers-color-scheme: ${own})` : theme === own ? 'all' : 'not all'
  }
}

/** Remembers the choice on this device and shows it at once. */
export function chooseTheme(theme: Theme): void {
  kept.write(theme === 'device' ? null : theme)
  show(theme)
}

/** Follows choices in other tabs, and paints the browser's own bar. Returns the function that stops it. */
export function followTheme(): () => void {
  const follow = () => show(chosen.read())
  // Reads once at the start: another tab may have changed the theme while this page was loading.
  follow()
  return chosen.subscribe(follow)
}

/** The theme chosen here or in another tab; `device` in the first render. */
export function useTheme(): Theme {
  return useWatched(chosen, 'device')
}
