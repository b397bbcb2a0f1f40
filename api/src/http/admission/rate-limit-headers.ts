import type { Standing } from '../../core/errors.ts'

/**
 * Headers about the caller's limits, as in draft-ietf-httpapi-ratelimit-headers: `RateLimit-Policy` names each limit
 * with its calls (q) in a window of seconds (w), `RateLimit` the calls that remain (r) and the seconds until there are
 * more (t).
 */
export function rateLimitHeaders(standings: readonly Standing[]): Record<string, string> {
  if (standings.length === 0) return {}
  const inS = (ms: number) => Math.max(1, Math.ceil(ms / 1000))
  const policies = standings.map(({ limit, most, windowMs }) => `"${limit}";q=${most};w=${inS(windowMs)}`)
  const left = standings.map(({ limit, left: r, resetMs }) => `"${limit}";r=${r};t=${inS(resetMs)}`)
  return { 'ratelimit-policy': policies.join(', '), ratelimit: left.join(', ') }
}
