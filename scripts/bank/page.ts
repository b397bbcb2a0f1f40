import { escapeHtml } from '../../api/src/core/escape-html.ts'
import type { BankGateway, Try } from './books.ts'
import type { WayBack } from './desk.ts'

type FormBack = Extract<WayBack, { fields: unknown }>

const names: Record<BankGateway, string> = {
  alfalah: 'Bank Alfalah',
  safepay: 'Safepay',
}

/** The page on which a person pays, declines or closes. It needs no script. */
export function choicePage(one: Try): string {
  return page(
    'Demo bank',
    `<p class="note">Demo bank: no money moves.</p>
<p>This page stands in for the page of ${names[one.gateway]}.</p>
<dl><dt>Amount</dt><dd>${rupees(one.paisa)}</dd><dt>Reference</dt><dd>${escapeHtml(one.reference)}</dd></dl>
<form method="post">
<button name="choice" value="pay" class="main">Pay ${rupees(one.paisa)}</button>
<button name="choice" value="decline">Decline the payment</button>
<button name="choice" value="close">Close without paying</button>
</form>`,
  )
}

/** The page from which a person goes back by a form, as this bank does. */
export function wayBackPage(wayBack: FormBack): string {
  return page('Done at the demo bank', `<p class="note">Demo bank: no money moved.</p>\n${formBack(wayBack)}`)
}

/** The page of a try that is over: it leads back to the merchant. */
export function overPage(wayBack: WayBack): string {
  const back =
    'fields' in wayBack
      ? formBack(wayBack)
      : `<p>Go back to see what came of your payment.</p>
<p><a class="main" href="${escapeHtml(wayBack.url)}">Go back</a></p>`
  return page(
    'Over',
    `<p class="note">Demo bank: no money moves.</p>\n<p>This payment is over at the bank.</p>\n${back}`,
  )
}

function formBack({ url, fields }: FormBack): string {
  const inputs = fields.map(
    ([name, value]) => `<input type="hidden" name="${escapeHtml(name)}" value="${escapeHtml(value)}">`,
  )
  return `<p>Go back to see what came of your payment.</p>
<form method="post" action="${escapeHtml(url)}">
${inputs.join('\n')}
<button class="main">Go back</button>
</form>`
}

/** A page for an address that does not exist. */
export function plainPage(title: string, text: string): string {
  return page(title, `<p class="note">Demo bank: no money moves.</p>\n<p>${escapeHtml(text)}</p>`)
}

function page(title: string, content: string): string {
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<style>
body { margin: 0; font: 1rem/1.5 system-ui, sans-serif; color: #1c2230; background: #eef1f6 }
main { max-inline-size: 26rem; margin: 0 auto; padding: 1.5rem 1rem }
h1 { font-size: 1.5rem; margin: 0 0 1rem }
.note { padding: .75rem 1rem; border: 2px solid #8a4b00; background: #fff4df; font-weight: 700 }
dl { display: grid; grid-template-columns: auto 1fr; gap: .25rem 1rem }
dt { color: #4a5366 }
dd { margin: 0; font-weight: 700; overflow-wrap: anywhere }
form { display: grid; gap: .75rem }
button, a { min-block-size: 3rem; padding: .5rem 1rem; font: inherit; border: 2px solid #1f4e8c; border-radius: .5rem;
  color: #1f4e8c; background: #fff; cursor: pointer }
a { display: grid; place-content: center; box-sizing: border-box; text-decoration: none }
.main { color: #fff; background: #1f4e8c }
button:focus-visible, a:focus-visible { outline: 3px solid #8a4b00; outline-offset: 2px }
</style>
<main>
<h1>${title}</h1>
${content}
</main>
</html>
`
}

function rupees(paisa: number): string {
  return `Rs ${(paisa / 100).toLocaleString('en-US')}`
}
