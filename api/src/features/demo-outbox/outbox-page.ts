import { colourVariables } from '../../core/colours.ts'
import { escapeHtml } from '../../core/escape-html.ts'
import { sourceHash } from '../../core/source-hash.ts'
import type { OutboxMail } from '../../mail/outbox-folder.ts'
import { mailWords } from '../../words/mail-words.ts'

const words = mailWords.en

const style = `${colourVariables(['paper', 'ink', 'muted', 'line', 'blue'])}
body{margin:0 auto;max-width:44rem;padding:2rem 1rem;background:var(--paper);color:var(--ink);font:1rem/1.5 system-ui,sans-serif}
article{margin:1.5rem 0;padding:1rem 1.25rem;border:1px solid var(--line)}
h2{margin:0;font-size:1.125rem}.quiet{color:var(--muted)}a{color:var(--blue);overflow-wrap:anywhere}
pre{margin:1rem 0 0;font:inherit;white-space:pre-wrap;overflow-wrap:anywhere}`

/** Content-Security-Policy: nothing may run or be loaded; the page's own style is allowed by its hash. */
export const outboxPolicy = `default-src 'none'; style-src '${sourceHash(style)}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`

/** Returns a page with the mails. Only addresses of `publicUrl` become links. */
export function outboxPage(mails: readonly OutboxMail[], publicUrl: string): string {
  const list = mails.map((mail) => article(mail, publicUrl)).join('\n')
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex"><title>${words.outboxTitle} · ${words.sender}</title><style>${style}</style></head>
<body><main><h1>${words.outboxTitle}</h1>
<p class="quiet">${words.outboxText} <a href="${escapeHtml(publicUrl)}/">${words.backToTameer}</a></p>
${list || `<p>${words.noMail}</p>`}
</main></body></html>
`
}

function article({ to, subject, date, text }: OutboxMail, publicUrl: string): string {
  return `<article><h2 dir="auto">${escapeHtml(subject)}</h2>
<p class="quiet">${escapeHtml(words.sentTo(to))}<br>${escapeHtml(date)}</p>
<pre dir="auto">${withLinks(text, publicUrl)}</pre></article>`
}

/** Turns addresses into links. Escapes the text first, so that a link contains only safe characters. */
function withLinks(text: string, publicUrl: string): string {
  return text
    .split(/(https?:\/\/\S+)/)
    .map((part) => {
      const safe = escapeHtml(part)
      return part.startsWith(`${publicUrl}/`) ? `<a href="${safe}">${safe}</a>` : safe
    })
    .join('')
}
