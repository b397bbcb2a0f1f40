import * as words from '#words/shell'
/**
 * A thin line saying Demo, for a page that the server marks as demo. It is in every page, also in prerendered ones.
 * The page's own script makes it visible before the first paint, so that nothing is pushed down.
 */
export function DemoBanner() {
  return (
    <p className="in-data-demo:block hidden bg-ink px-4 py-0.5 text-center text-paper text-small">
      {words.demo}
    </p>
  )
}
