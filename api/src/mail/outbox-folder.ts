import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'

/** A mail in the outbox folder. */
export interface OutboxMail {
  file: string
  to: string
  subject: string
  date: string
  text: string
}

/** The mails in the folder, newest first; none when there is no folder. They are read one by one. */
export async function* readOutbox(folder: string): AsyncGenerator<OutboxMail> {
  const files = await readdir(folder).catch(() => [])
  // The names are ids, in order of creation.
  for (const file of files
    .filter((name) => name.endsWith('.eml'))
    .toSorted()
    .toReversed()) {
    const message = await readFile(join(folder, file), 'utf8').catch(() => undefined)
    if (message !== undefined) yield { file, ...readMessage(message) }
  }
}

/** Parses a message of our own: two alternatives, the text first. */
function readMessage(message: string): Omit<OutboxMail, 'file'> {
  const [head, body] = splitAtBlank(message)
  const boundary = /boundary="?([^";\r\n]+)/.exec(head)?.[1] ?? '\0'
  const part = body.split(`--${boundary}`)[1] ?? ''
  const [partHead, content] = splitAtBlank(part.replace(/^\r?\n/, ''))
  const text = decode(content, header(partHead, 'Content-Transfer-Encoding').toLowerCase())
  return {
    to: header(head, 'To'),
    subject: decodeWords(header(head, 'Subject')),
    date: header(head, 'Date'),
    text: (/format=flowed/i.test(partHead) ? text.replace(/ \r?\n/g, ' ') : text).trim(),
  }
}

function splitAtBlank(text: string): [head: string, body: string] {
  const [head = '', ...rest] = text.split(/\r?\n\r?\n/)
  // A long header continues on the next line, after a space (RFC 5322, 2.2.3).
  return [head.replace(/\r?\n[ \t]+/g, ' '), rest.join('\n\n')]
}

function header(head: string, name: string): string {
  return new RegExp(`^${name}: *(.*)$`, 'im').exec(head)?.[1]?.trim() ?? ''
}

/** Decodes the encoded words of a header, for instance of a subject in Urdu (RFC 2047). Ours are in UTF-8. */
function decodeWords(value: string): string {
  return value
    .replace(/\?=\s+=\?/g, '?==?')
    .replace(/=\?utf-8\?([bq])\?([^?]*)\?=/gi, (_, kind: string, text: string) =>
      kind.toLowerCase() === 'b'
        ? decode(text, 'base64')
        : decode(text.replaceAll('_', ' '), 'quoted-printable'),
    )
}

function decode(content: string, encoding: string): string {
  if (encoding === 'base64') return Buffer.from(content, 'base64').toString()
  if (encoding !== 'quoted-printable') return content
  const bytes = content
    .replace(/=\r?\n/g, '')
    .replace(/=([0-9A-F]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
  return Buffer.from(bytes, 'latin1').toString()
}
