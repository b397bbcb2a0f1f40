import type { Config } from '../core/config.ts'

type Policy = Record<string, string[]>

const clientPolicy: Policy = {
  'default-src': ["'none'"],
  'script-src': ["'self'"],
  'style-src': ["'self'"],
  'font-src': ["'self'"],
  'connect-src': ["'self'"],
  'manifest-src': ["'self'"],
  'worker-src': ["'self'"],
  'form-action': ["'self'"],
  'base-uri': ["'none'"],
  'object-src': ["'none'"],
  'frame-ancestors': ["'none'"],
}

/** Hashes of what a page holds inline, as a policy names them, without quotes. */
export interface InlineHashes {
  scripts: string[]
  styles: string[]
}

/** The API document's page, which writes styles into its own tags and pictures into its style sheet. */
export const documentPagePolicy =
  "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; " +
  "connect-src 'self'; font-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

/** For files and stored pictures: opened by themselves, they may do nothing at all. */
export const filePolicy = "default-src 'none'; base-uri 'none'; frame-ancestors 'none'; sandbox"

/** Where pages may load stored pictures from. */
export function pictureSources({ s3 }: Pick<Config, 's3'>): string[] {
  return ["'self'", ...(s3?.publicUrl ? [new URL(s3.publicUrl).origin] : [])]
}

/** For a page read by `inlineHashes`: its own inline scripts and styles count beside the served ones. */
export function pagePolicy(
  config: Pick<Config, 's3'>,
  { scripts, styles }: InlineHashes = { scripts: [], styles: [] },
): string {
  return policyText({
    ...clientPolicy,
    'img-src': [...pictureSources(config), 'blob:', 'data:'],
    'script-src': ["'self'", ...scripts.map((hash) => `'${hash}'`)],
    'style-src': ["'self'", ...styles.map((hash) => `'${hash}'`)],
  })
}

/** The headers every answer carries, whatever it is. */
export function securityHeaders(config: Config): Record<string, string> {
  const https = config.publicUrl.startsWith('https:')
  return {
    'content-security-policy': pagePolicy(config),
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin',
    // Another origin's client loads pictures and answers only where the configuration names that origin.
    'cross-origin-resource-policy': config.corsOrigins.length > 0 ? 'cross-origin' : 'same-origin',
    'x-frame-options': 'DENY',
    'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=()',
    ...(https ? { 'strict-transport-security': 'max-age=31536000; includeSubDomains' } : {}),
  }
}

/** For the client's files, of which a page loads twenty: without what counts only where a page is opened. */
export function assetHeaders(config: Config): Record<string, string> {
  const {
    'cross-origin-opener-policy': _opener,
    'permissions-policy': _permissions,
    'x-frame-options': _frame,
    ...headers
  } = securityHeaders(config)
  return { ...headers, 'content-security-policy': filePolicy }
}

function policyText(policy: Policy): string {
  return Object.entries(policy)
    .map(([directive, sources]) => `${directive} ${sources.join(' ')}`)
    .join('; ')
}
