/** The mail server will never take this mail for its mailbox. The message holds no address. */
export class MailRefused extends Error {
  override name = 'MailRefused'
}

/** Fields of an error of the SMTP client. */
interface SmtpFailure {
  command?: string
  responseCode?: number
  response?: string
}

const aboutTheMailbox = ['RCPT TO', 'DATA']

/**
 * Refusals that concern us, not the mailbox: no login, no right to send from here. Once an operator has corrected that,
 * mail goes out.
 */
const aboutUs = /^\d{3}[ -]5\.7\.|relay|authent/i

/**
 * Returns `MailRefused` for a permanent failure of one mailbox: 550 to 559 to RCPT or DATA (RFC 5321, 4.2.1). Returns
 * undefined for failures that may pass or be corrected: no connection, no login, 4xx, and refusals by policy (5.7.x in
 * RFC 3463).
 */
export function asRefusal(error: unknown): MailRefused | undefined {
  const { command = '', responseCode = 0, response = '' } = error as SmtpFailure
  if (!aboutTheMailbox.includes(command) || responseCode < 550 || responseCode > 559) return undefined
  if (aboutUs.test(response)) return undefined
  const [reply] = /^\d{3}([ -]\d\.\d{1,3}\.\d{1,3})?/.exec(response) ?? [String(responseCode)]
  return new MailRefused(`refused for good: ${reply}`)
}
