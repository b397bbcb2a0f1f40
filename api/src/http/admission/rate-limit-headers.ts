import type { Standing } from '../../core/errors.ts'

/**
 * What is left of a caller's limits, as draft-ietf-httpapi-ratelimit-headers writes it: `RateLimit-Policy` names each
 * limit with its calls (q) in a window of seconds (w), `RateLimit` what is left (r) and in how many seconds there is
 * more (t).
 */
export function rateLimitHeaders(standings: readonly Standing[]): Record<string, string> {
  if (standings.length === 0) return {}
  const inS = (ms: number) => Math.max(1, Math.ceil(ms / 1000))
  const policies = standings.map(({ limit, most, windowMs }) => `"${limit}";q=${most};w=${inS(windowMs)}`)
  const left = standings.map(({ limit, left: r, resetMs }) => `"${limit}";r=${r};t=${inS(resetMs)}`)
  return { 'ratelimit-policy': policies.join(', '), ratelimit: left.join(', ') }
}
