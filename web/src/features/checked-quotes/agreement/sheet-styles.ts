import pages from './agreement.css?inline'
import parts from './page-parts.css?inline'

// Styles of the pages, which come with them: in the style sheet of the client they would come with every first visit. A
// browser that cannot add them shows the clauses, and prints them plain.
if (document.adoptedStyleSheets) {
  const styles = new CSSStyleSheet()
  styles.replaceSync(pages + parts)
  document.adoptedStyleSheets.push(styles)
}
