/** Host names and addresses, without characters that have a meaning in a page, a header or a policy. */
const plainHost = /^([\w.-]+|\[[\da-f:.]+\])$/i

/**
 * Parses an http or https address; undefined for any other text. The URL standard allows quotes in a host: this does
 * not.
 */
export function readWebAddress(text: string): URL | undefined {
  if (!URL.canParse(text)) return undefined
  const url = new URL(text)
  const isWeb = url.protocol === 'http:' || url.protocol === 'https:'
  return isWeb && plainHost.test(url.hostname) ? url : undefined
}
