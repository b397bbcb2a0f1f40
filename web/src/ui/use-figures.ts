import { displayAmount, displayRupees } from '#words/amounts'
import { useWatched } from '../browser/hooks/use-watched.ts'
import { storedText } from '../browser/stored-text.ts'

/** Style of amounts: in Lakh and Crore, or to the rupee. */
export type FigureStyle = 'words' | 'full'

const kept = storedText('figures')

/** Style of amounts that this device remembers, and the function that changes it everywhere on the page. */
export function useFigures() {
  const style: FigureStyle = useWatched(kept, null) === 'full' ? 'full' : 'words'
  const choose = (next: FigureStyle) => kept.write(next)
  return { style, figure: style === 'words' ? displayAmount : displayRupees, choose }
}
