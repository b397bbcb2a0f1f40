import { escapeHtml, layOut } from './layout.ts'

interface ResetCodeFacts {
  name: string
  code: string
  link: string
  minutes: number
}

/** The mail that carries a reset code. */
export function resetCodeMail({ name, code, link, minutes }: ResetCodeFacts) {
  const subject = 'Your Tameer reset code'
  const text = `Hello ${name},

somebody asked for a new password for your company's account at Tameer.

Your reset code: ${code}

Open this address to choose a new password:
${link}

The code works once, for ${minutes} minutes. If it was not you who asked, you need not do anything:
your password stays as it is.

Tameer
`
  const html = layOut(
    subject,
    `<p>Hello ${escapeHtml(name)},</p>
<p>somebody asked for a new password for your company's account at Tameer.</p>
<p>Your reset code:</p>
<p style="font-size:28px;font-weight:700;letter-spacing:4px;margin:8px 0 20px">${escapeHtml(code)}</p>
<p><a href="${escapeHtml(link)}" style="display:inline-block;padding:12px 20px;border-radius:8px;background:#0b4f8a;color:#ffffff;text-decoration:none;font-weight:600">Choose a new password</a></p>
<p>The code works once, for ${minutes} minutes. If it was not you who asked, you need not do anything: your password
stays as it is.</p>`,
  )
  return { subject, text, html }
}
