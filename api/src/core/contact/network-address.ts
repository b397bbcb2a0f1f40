import { isIP } from 'node:net'

/**
 * The network that an address counts as: an IPv4 address itself, an IPv6 address its /64, which is the least that one
 * customer gets (RFC 6177). IPv4 written as IPv6 (RFC 4291, 2.5.5.2) is IPv4; a port added by a proxy is dropped.
 */
export function networkOf(address: string): string {
  const text = withoutPort(address.trim())
  const version = isIP(text)
  if (version === 4) return text
  if (version === 0) return 'unknown'
  const groups = groupsOf(text)
  const mapped = groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xffff
  if (mapped) {
    const [high = 0, low = 0] = groups.slice(6)
    return [high >> 8, high & 255, low >> 8, low & 255].join('.')
  }
  return `${groups
    .slice(0, 4)
    .map((group) => group.toString(16))
    .join(':')}::/64`
}

/** Hides the last part of a network, for the log: enough to see a pattern, too little to name a person. */
export function maskNetwork(address: string): string {
  const network = networkOf(address)
  if (network.includes('.')) return network.replace(/\.\d+$/, '.x')
  const [first = '', second = '', third = ''] = network.split(':')
  return network === 'unknown' ? network : `${first}:${second}:${third}::/48`
}

/** True when only this machine can reach a server bound to the host. */
export function isLoopback(host: string): boolean {
  return host === 'localhost' || host === '::1' || /^127(\.\d{1,3}){3}$/.test(host)
}

function withoutPort(text: string): string {
  const [, bracketed] = /^\[(.+)\](?::\d+)?$/.exec(text) ?? []
  return bracketed ?? text.replace(/^(\d+\.\d+\.\d+\.\d+):\d+$/, '$1')
}

/** The eight groups of a valid IPv6 address; a zone (`%eth0`) says nothing about the sender. */
function groupsOf(text: string): number[] {
  const [head = '', tail] = (text.split('%')[0] ?? '').split('::')
  const before = expand(head)
  if (tail === undefined) return before
  const after = expand(tail)
  return [...before, ...Array<number>(8 - before.length - after.length).fill(0), ...after]
}

function expand(part: string): number[] {
  if (part === '') return []
  return part.split(':').flatMap((group) => {
    if (!group.includes('.')) return [Number.parseInt(group, 16)]
    const [a = 0, b = 0, c = 0, d = 0] = group.split('.').map(Number)
    return [(a << 8) | b, (c << 8) | d]
  })
}
