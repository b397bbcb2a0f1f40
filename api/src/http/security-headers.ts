import type { Config } from '../core/config/config.ts'

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

/** Hashes of a page's inline scripts and styles, in the form of a policy, without quotes. */
export interface InlineHashes {
  scripts: string[]
  styles: string[]
}

/** Policy for the API document's page, which writes styles into its own tags and pictures into its style sheet. */
export const documentPagePolicy =
  "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; " +
  "connect-src 'self'; font-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

/** Policy for data: opened as a page, a response may load nothing. */
const dataPolicy = "default-src 'none'; base-uri 'none'; frame-ancestors 'none'"

/** Policy for stored pictures: opened as a page, they may do nothing at all. */
export const filePolicy = `${dataPolicy}; sandbox`

/** Sources from which pages may load stored pictures. */
export function pictureSources({ s3 }: Pick<Config, 's3'>): string[] {
  return ["'self'", ...(s3?.publicUrl ? [new URL(s3.publicUrl).origin] : [])]
}

/** Policy for a page read by `inlineHashes`: allows its own inline scripts and styles beside the served ones. */
export function pagePolicy(
  config: Pick<Config, 's3' | 'payments'>,
  { scripts, styles }: InlineHashes = { scripts: [], styles: [] },
): string {
  return policyText({
    ...clientPolicy,
    'img-src': [...pictureSources(config), 'blob:', 'data:'],
    'form-action': ["'self'", ...formHosts(config)],
    'script-src': ["'self'", ...scripts.map((hash) => `'${hash}'`)],
    'style-src': ["'self'", ...styles.map((hash) => `'${hash}'`)],
  })
}

/** The bank to whose page a browser posts a form, to pay. */
function formHosts({ payments: { alfalah } }: Pick<Config, 'payments'>): string[] {
  return alfalah ? [new URL(alfalah.host).origin] : []
}

/** Headers that every response carries. A page brings a policy of its own. */
export function securityHeaders(config: Config): Record<string, string> {
  return {
    'content-security-policy': dataPolicy,
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin',
    // A client at another origin loads pictures and responses only when the configuration names that origin.
    'cross-origin-resource-policy': config.corsOrigins.length > 0 ? 'cross-origin' : 'same-origin',
    'x-frame-options': 'DENY',
    'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=()',
    ...assetHeaders(config),
  }
}

/** Files of the client that are not pages of their own. */
const clientFile = /^\/(assets\/|[\w.-]+\.(svg|ico|png|webmanifest)$)/

/** Files of the client that need the policy of a page, among them the service worker. */
const clientPage = /^(\/ur)?\/(sw\.js|offline\.html)/

/** Returns the headers for an address; an error there has those of every response. */
export function headersByAddress(config: Config): (url: string) => Record<string, string> {
  const [every, ofFiles] = [securityHeaders(config), assetHeaders(config)]
  const ofPages = { ...every, 'content-security-policy': pagePolicy(config) }
  return (url) => (clientFile.test(url) ? ofFiles : clientPage.test(url) ? ofPages : every)
}

/** Headers for the client's files, of which a page loads twenty: they hold no secrets, and none is a page. */
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
