import { useLayoutEffect } from 'react'
import pages from './agreement.css?inline'
import parts from './page-parts.css?inline'

/** Styles of the pages while they are shown. In the style sheet of the client they would come with every first visit. */
export function useSheetStyles(): void {
  useLayoutEffect(() => {
    // A browser without them shows the clauses, and prints them plain.
    if (!document.adoptedStyleSheets) return
    const styles = new CSSStyleSheet()
    styles.replaceSync(pages + parts)
    document.adoptedStyleSheets.push(styles)
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== styles)
    }
  }, [])
}
