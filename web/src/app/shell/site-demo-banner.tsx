import * as words from '#words/shell'
/**
 * A thin line saying Demo when the server marks the page so. It is in every page, prerendered ones too, and the
 * page's own script lets it be seen before the first paint, so that nothing is pushed down.
 */
export function DemoBanner() {
  return (
    <p className="in-data-demo:block hidden bg-ink px-4 py-0.5 text-center text-paper text-small">
      {words.demo}
    </p>
  )
}
