/**
 * Cuts what a query found, which looked for one row more than `limit`, to a page. `last` is the page's last row when
 * more follow it.
 */
export function cutPage<Row>(found: readonly Row[], limit: number): { shown: Row[]; last: Row | undefined } {
  const shown = found.slice(0, limit)
  return { shown, last: found.length > limit ? shown.at(-1) : undefined }
}
