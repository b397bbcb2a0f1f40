let count = 0

/**
 * Rewrites an address so that no cache contains it. A list's `limit` gets trailing spaces and tabs, which do not change
 * the number. A page of the server ignores unknown parameters; the API refuses them.
 */
export function freshAddress(path: string): string {
  count += 1
  const blanks = count.toString(2).replaceAll('0', '%20').replaceAll('1', '%09')
  const written = path.replace(/\blimit=\d+/, (limit) => limit + blanks)
  return written === path ? `${path}${path.includes('?') ? '&' : '?'}fresh=${count}` : written
}
