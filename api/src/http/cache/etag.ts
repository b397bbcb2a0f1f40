/** True when the caller has that response already, by its `If-None-Match` (RFC 9110, 13.1.2: weak comparison). */
export function hasAlready(header: string | undefined, etag: string): boolean {
  if (header === undefined) return false
  return header === etag || header.split(',').some((one) => opaque(one.trim()) === opaque(etag))
}

function opaque(etag: string): string {
  return etag.replace(/^W\//, '')
}
