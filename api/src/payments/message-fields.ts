import type { Message } from './gateway.ts'

/** Names and values of a message's query and, where it is a form, of its body. The first of a name counts. */
export function fieldsOf({ query, headers, body }: Message): Record<string, string> {
  const isForm = /^application\/x-www-form-urlencoded/i.test(headers['content-type'] ?? '')
  const pairs = [...new URLSearchParams(query), ...(isForm ? new URLSearchParams(body.toString('utf8')) : [])]
  return Object.fromEntries(pairs.reverse())
}

/** A reference of ours, or null for any other text: letters, digits and dashes. */
export function asReference(text: string | undefined): string | null {
  return text !== undefined && /^[A-Za-z0-9][A-Za-z0-9-]{2,39}$/.test(text) ? text : null
}
