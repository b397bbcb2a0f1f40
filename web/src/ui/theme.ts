import { useSyncExternalStore } from 'react'

/** `device` follows the system's setting; the other two overrule it. */
export type Theme = 'device' | 'light' | 'dark'

const storageKey = 'theme'
const listeners = new Set<() => void>()

function stored(): Theme {
  try {
    const kept = localStorage.getItem(storageKey)
    return kept === 'light' || kept === 'dark' ? kept : 'device'
  } catch {
    // A closed storage: what was chosen lasts as long as the page.
    const { theme } = document.documentElement.dataset
    return theme === 'light' || theme === 'dark' ? theme : 'device'
  }
}

function show(theme: Theme) {
  const root = document.documentElement
  if (theme === 'device') delete root.dataset.theme
  else root.dataset.theme = theme
  paintBrowserBar(theme)
  for (const listener of listeners) listener()
}

/** Each of the two colours for the browser's own bar holds for its scheme, or for all when one was chosen. */
function paintBrowserBar(theme: Theme) {
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')) {
    meta.dataset.scheme ??= meta.media.includes('dark') ? 'dark' : 'light'
    const own = meta.dataset.scheme
    meta.media = theme === 'device' ? `(prefers-color-scheme: ${own})` : theme === own ? 'all' : 'not all'
  }
}

/** Remembers the choice on this device and shows it at once. */
export function chooseTheme(theme: Theme): void {
  try {
    if (theme === 'device') localStorage.removeItem(storageKey)
    else localStorage.setItem(storageKey, theme)
  } catch {
    // It then holds until the page is left.
  }
  show(theme)
}

function follow(event: StorageEvent) {
  if (event.key === storageKey || event.key === null) show(stored())
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Follows what is chosen in other tabs, and paints the browser's own bar. Answers the function that stops it. */
export function followTheme(): () => void {
  // Also what was chosen there while this page was loading.
  show(stored())
  window.addEventListener('storage', follow)
  return () => window.removeEventListener('storage', follow)
}

/** The theme chosen here or in another tab; `device` before the page lives. */
export function useTheme(): Theme {
  return useSyncExternalStore(subscribe, stored, () => 'device')
}
