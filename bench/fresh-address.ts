let count = 0

/**
 * The address written in a way that no cache has seen: a list's `limit` gets a tail of blanks and tabs, which mean
 * nothing behind a number; a page made on the server ignores what it does not know. The API refuses unknown parameters.
 */
export function freshAddress(path: string): string {
  count += 1
  const blanks = count.toString(2).replaceAll('0', '%20').replaceAll('1', '%09')
  const written = path.replace(/\blimit=\d+/, (limit) => limit + blanks)
  return written === path ? `${path}${path.includes('?') ? '&' : '?'}fresh=${count}` : written
}
