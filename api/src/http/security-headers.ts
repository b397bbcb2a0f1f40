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

/** For responses: opened by themselves, they may load nothing. */
const dataPolicy = "default-src 'none'; base-uri 'none'; frame-ancestors 'none'"

/** For stored pictures: opened by themselves, they may do nothing at all. */
export const filePolicy = `${dataPolicy}; sandbox`

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

/** The headers every response carries. A page brings a policy of its own. */
export function securityHeaders(config: Config): Record<string, string> {
  return {
    'content-security-policy': dataPolicy,
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin',
    // Another origin's client loads pictures and responses only where the configuration names that origin.
    'cross-origin-resource-policy': config.corsOrigins.length > 0 ? 'cross-origin' : 'same-origin',
    'x-frame-options': 'DENY',
    'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=()',
    ...assetHeaders(config),
  }
}

/** Files of the client that are no page of their own. */
const clientFile = /^\/(assets\/|[\w.-]+\.(svg|ico|png|webmanifest)$)/

/** Files of the client that a policy binds as it does a page, the service worker among them. */
const clientPage = /^(\/ur)?\/(sw\.js|offline\.html)/

/** The headers of whatever is at an address; an error there has those of every response. */
export function headersByAddress(config: Config): (url: string) => Record<string, string> {
  const [every, ofFiles] = [securityHeaders(config), assetHeaders(config)]
  const ofPages = { ...every, 'content-security-policy': pagePolicy(config) }
  return (url) => (clientFile.test(url) ? ofFiles : clientPage.test(url) ? ofPages : every)
}

/** For the client's files, of which a page loads twenty: no secret is in them, and none is a page. */
function assetHeaders({ publicUrl }: Config): Record<string, string> {
  return {
    'x-content-type-options': 'nosniff',
    ...(publicUrl.startsWith('https:') && {
      'strict-transport-security': 'max-age=31536000; includeSubDomains',
    }),
  }
}

function policyText(policy: Policy): string {
  return Object.entries(policy)
    .map(([directive, sources]) => `${directive} ${sources.join(' ')}`)
    .join('; ')
}
