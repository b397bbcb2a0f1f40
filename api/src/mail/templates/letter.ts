import type { Language } from '@tameer/contract'
import { colours } from '../../core/colours.ts'
import { escapeHtml } from '../../core/escape-html.ts'
import { mailWords } from '../../words/mail-words.ts'

/** A part of a letter: one or more sentences, a code to type, or a link with the label of its button. */
export type LetterPart = string | { label: string; code: string } | { label: string; link: string }

export interface Letter {
  language: Language
  subject: string
  /** Name of the person or company that it greets. */
  name: string
  parts: LetterPart[]
}

// Texts that mail programs turn into a link or a call: digits of any script, and the dots of other scripts, which
// browsers accept in an address (Unicode TR46). Checked after `plainForm`.
const addressLike = /:\/\/|@|www[.。۔]|[^\s.。۔][.。۔][\p{L}\p{M}]{2}/iu
const numberLike = /\p{Nd}{5}|\p{Nd}[\p{Nd}\s\p{Pd}]{6}|(\p{Nd}[^\p{L}\p{Nd}]{0,3}){7}/u

/** The text without characters that only look different (full-width, mathematical) or are invisible. */
function plainForm(text: string): string {
  return text.normalize('NFKC').replace(/\p{Cf}/gu, '')
}

const longestName = 60

/**
 * True for a name that may stand in a mail. Anybody can open an account and put a text into our mail as its name: one
 * that holds an address, a number to call or a whole message is therefore left out.
 */
export function isMailable(name: string): boolean {
  const plain = plainForm(name)
  const isMore = addressLike.test(plain) || numberLike.test(plain)
  return name !== '' && name.length <= longestName && !isMore
}

function greet(name: string, language: Language): string {
  const { hello, helloTo } = mailWords[language]
  return isMailable(name) ? helloTo(name) : hello
}

/** Writes the letter as text and as HTML, both from the same words. */
export function writeLetter({ language, subject, name, parts }: Letter) {
  const greeting = greet(name, language)
  const { sender } = mailWords[language]
  const text = [greeting, ...parts.map(asText), sender].join('\n\n')
  const main = parts.find((part) => typeof part !== 'string' && 'link' in part)
  const html = layOut(
    language,
    subject,
    [greeting, ...parts].map((part) => asHtml(part, part === main)).join('\n'),
  )
  return { language, subject, text: `${text}\n`, html }
}

function asText(part: LetterPart): string {
  if (typeof part === 'string') return part
  return 'code' in part ? `${part.label}: ${part.code}` : `${part.label}:\n${part.link}`
}

/** The letter's first link is a button in the product's red; the others are links. */
function asHtml(part: LetterPart, isMain: boolean): string {
  if (typeof part === 'string') return `<p>${escapeHtml(part)}</p>`
  if ('code' in part) {
    return `<p>${escapeHtml(part.label)}:</p>
<p style="font-size:28px;font-weight:700;letter-spacing:4px;margin:8px 0 20px">${escapeHtml(part.code)}</p>`
  }
  const link = `href="${escapeHtml(part.link)}"`
  return isMain
    ? `<p style="margin:24px 0"><a class="button" ${link} style="${button}">${escapeHtml(part.label)}</a></p>`
    : `<p><a class="link" ${link} style="color:${blue[0]}">${escapeHtml(part.label)}</a></p>`
}

const { paper, sheet, ink, line, blue, brick } = colours

const button = `display:inline-block;padding:12px 20px;border-radius:2px;background:${brick[0]};color:#ffffff;text-decoration:none;font-weight:600`

// Styles are inline, since many mail programs drop style sheets. Those that support the device's dark mode read this
// one. https://www.w3.org/TR/mediaqueries-5/#prefers-color-scheme
const dark = `:root { color-scheme: light dark; supported-color-schemes: light dark }
@media (prefers-color-scheme: dark) {
  .ground { background: ${paper[1]} !important; color: ${ink[1]} !important }
  .sheet { background: ${sheet[1]} !important; border-color: ${line[1]} !important }
  .mark { border-color: ${brick[1]} !important }
  .button { background: ${brick[1]} !important }
  .link { color: ${blue[1]} !important }
}`

// Mail programs drop `html` and its attributes, so the block inside sets the direction, too. Nastaliq is tall, and no
// mail program fetches a font.
const set = {
  en: {
    direction: 'ltr',
    font: '16px/1.5 system-ui,sans-serif',
    mark: 'font-size:20px;letter-spacing:2px;text-transform:uppercase',
  },
  ur: {
    direction: 'rtl',
    font: "18px/2.1 'Noto Nastaliq Urdu','Urdu Typesetting',serif",
    mark: 'font-size:22px',
  },
}

function layOut(language: Language, title: string, body: string): string {
  const { direction, font, mark } = set[language]
  return `<!doctype html>
<html lang="${language}" dir="${direction}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark">
<title>${escapeHtml(title)}</title><style>${dark}</style></head>
<body class="ground" style="margin:0;padding:24px;background:${paper[0]};color:${ink[0]};font:${font}">
<div class="sheet" lang="${language}" dir="${direction}" style="max-width:560px;margin:0 auto;padding:24px;background:${sheet[0]};border:1px solid ${line[0]}">
<p class="mark" style="display:inline-block;margin:0 0 8px;border-bottom:2px solid ${brick[0]};font-weight:600;${mark}">${mailWords[language].sender}</p>
${body}
</div></body></html>
`
}
