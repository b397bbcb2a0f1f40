import { displayAmount, displayRupees } from '@tameer/calculator'
import { useSyncExternalStore } from 'react'

/** How amounts are written: in Lakh and Crore, or to the rupee. */
export type FigureStyle = 'words' | 'full'

const key = 'figures'
const listeners = new Set<() => void>()
/** Stands in where the device keeps nothing. */
let chosen: FigureStyle = 'words'

function read(): FigureStyle {
  try {
    return localStorage.getItem(key) === 'full' ? 'full' : 'words'
  } catch {
    return chosen
  }
}

function choose(style: FigureStyle): void {
  chosen = style
  try {
    localStorage.setItem(key, style)
  } catch {
    // It then holds until the page is left.
  }
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  window.addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('storage', listener)
  }
}

/** The way of writing amounts that this device remembers, and how to change it everywhere on the page. */
export function useFigures() {
  const style = useSyncExternalStore<FigureStyle>(subscribe, read, () => 'words')
  return { style, figure: style === 'words' ? displayAmount : displayRupees, choose }
}
