import { isIP } from 'node:net'
import { siteName } from '../../words/site-name.ts'
import { readWebAddress } from '../contact/web-address.ts'
import type { Judge } from './config-judge.ts'

const namedNetworks = ['loopback', 'linklocal', 'uniquelocal']

/** The mail transport; null when none is configured. A transport with a part missing is a fault. */
export function judgeMail(judge: Judge): { from: string; smtpUrl: string } | null {
  const smtpUrl = judge.text('SMTP_URL')
  const from = judge.text('MAIL_FROM')
  if (smtpUrl !== undefined && !(/^smtps?:\/\/[^/]/.test(smtpUrl) && URL.canParse(smtpUrl))) {
    judge.fault('SMTP_URL must start with smtp:// or smtps:// and name a mail server')
  }
  if (from !== undefined && !/^([^<>@\r\n]*<[^<>@\s]+@[^<>@\s]+>|[^<>@\s]+@[^<>@\s]+)$/.test(from)) {
    judge.fault(`MAIL_FROM must be an e-mail address, such as ${siteName} <no-reply@example.com>`)
  }
  if (smtpUrl !== undefined && from !== undefined) return { from, smtpUrl }
  // In production, the missing half is reported together with every other missing setting.
  if (judge.text('NODE_ENV') !== 'production') {
    if (smtpUrl !== undefined) judge.fault('SMTP_URL is set, so MAIL_FROM is needed too')
    if (from !== undefined) judge.fault('MAIL_FROM is set, so SMTP_URL is needed too')
  }
  return null
}

/** The operator's address, or null. */
export function judgeContact(judge: Judge): string | null {
  const address = judge.text('CONTACT_EMAIL') ?? null
  if (address !== null && !/^[^<>@\s,;]+@[^<>@\s,;]+$/.test(address)) {
    judge.fault('CONTACT_EMAIL must be one e-mail address, such as help@example.com')
  }
  return address
}

/** The public origin, or undefined when none is given. */
export function judgePublicUrl(judge: Judge): string | undefined {
  const text = judge.text('PUBLIC_URL')
  if (text === undefined) return undefined
  const origin = asOrigin(text.replace(/\/$/, ''))
  if (origin === undefined) {
    judge.fault('PUBLIC_URL must be an http or https address without a path, such as https://example.com')
  }
  return origin
}

export function judgeOrigins(judge: Judge): string[] {
  const origins = judge.list('CORS_ORIGINS')
  for (const text of origins) {
    if (asOrigin(text) !== text) {
      judge.fault(`CORS_ORIGINS must list exact origins such as https://example.com, and ${text} is none`)
    }
  }
  return origins
}

/** Trusted proxies: addresses, networks, or loopback, linklocal, uniquelocal. */
export function judgeProxies(judge: Judge): false | string[] {
  const proxies = judge.list('TRUST_PROXY')
  if (proxies.length === 0 || (proxies.length === 1 && proxies[0] === '0')) return false
  for (const proxy of proxies) {
    if (!namedNetworks.includes(proxy) && !isNetwork(proxy)) {
      judge.fault(
        `TRUST_PROXY must list addresses or networks of proxies, or ${namedNetworks.join(', ')}, and ${proxy} is none`,
      )
    }
  }
  return proxies
}

/**
 * Address at which the figures for Prometheus are served; null without a port of their own: they are not for the
 * public.
 */
export function judgeMetrics(judge: Judge, publicPort: number): { host: string; port: number } | null {
  const host = judge.text('METRICS_HOST')
  if (judge.text('METRICS_PORT') === undefined) {
    if (host !== undefined) judge.fault('METRICS_HOST is set, so METRICS_PORT is needed too')
    return null
  }
  const port = judge.number('METRICS_PORT', { least: 0, most: 65_535, whole: true }, 0)
  if (port !== 0 && port === publicPort) judge.fault('METRICS_PORT must be another port than PORT')
  return { host: host ?? '127.0.0.1', port }
}

function asOrigin(text: string): string | undefined {
  const url = readWebAddress(text)
  return url?.href === `${url?.origin}/` ? url?.origin : undefined
}

function isNetwork(text: string): boolean {
  const [address = '', bits, ...more] = text.split('/')
  const version = isIP(address)
  if (version === 0 || more.length > 0) return false
  if (bits === undefined) return true
  // A network with a prefix of 0 bits would trust everybody.
  return /^\d{1,3}$/.test(bits) && Number(bits) >= 1 && Number(bits) <= (version === 4 ? 32 : 128)
}
