// Marks that nobody sees come along when an address is copied. Within it they stay: Urdu needs some of them.
const ends = /^[\p{Default_Ignorable_Code_Point}\s]+|[\p{Default_Ignorable_Code_Point}\s]+$/gu
const scheme = /^[a-z][a-z0-9+.-]*:/i
const absolute = /^https?:\/\/[^/\\]/i
const domain = /^[a-z0-9-]+(\.[a-z0-9-]+)+([/?#:]|$)/i

/**
 * The link as an absolute http or https address, as typed, or undefined when it is anything else. A bare domain such
 * as `www.example.com` gets `https://`. Used before storing a link and again before showing one.
 */
export function httpLink(text: string): string | undefined {
  const typed = text.replace(ends, '')
  const candidate = !scheme.test(typed) || /^[^/?#]+\.[^/?#]+:\d/.test(typed) ? `https://${typed}` : typed
  if (candidate !== typed && !domain.test(typed)) return undefined
  // URL would also read `https:example.com`, which a browser takes for a relative path.
  if (!absolute.test(candidate) || !URL.canParse(candidate)) return undefined
  const url = new URL(candidate)
  return url.username || url.password || /\s/.test(candidate) ? undefined : candidate
}

/**
 * Address of a link that already says http or https; undefined for a place such as `DHA Phase 5` and for a bare
 * domain.
 */
export function webAddress(text: string): string | undefined {
  return /^https?:\/\//i.test(text.replace(ends, '')) ? httpLink(text) : undefined
}

const profileName = /^@([a-z0-9][a-z0-9._-]{0,99})$/i

/**
 * Reads a link as `httpLink` does. A name such as `@alisons` becomes an address that begins with `profiles`, when
 * that is given.
 */
export function linkOrProfile(text: string, profiles: string | undefined): string | undefined {
  const [, name] = profileName.exec(text.replace(ends, '')) ?? []
  return name && profiles ? profiles + name : httpLink(text)
}
