import { expect, it } from 'vitest'
import { contactActs } from './contact-links.ts'
import { createPageStyles } from './frame/page-style.ts'
import { type Site, siteIn } from './site.ts'

const site = siteIn('en', { style: createPageStyles('/nowhere') } as Site)
const company = { id: 'one', categories: [{ id: 4, name: 'Architecture' }] }
const words = { subject: 'House', greeting: 'Hello' }

it('offers WhatsApp for a mobile number only, as the client does', () => {
  const mobile = String(
    contactActs(
      company,
      { phone: '+923001234567', whatsapp: '+923001234567', email: 'a@example.com', website: '' },
      words,
      site,
    ),
  )
  expect(mobile).toContain('https://wa.me/923001234567?text=Hello')
  const landline = String(
    contactActs(
      company,
      { phone: '+924235761999', whatsapp: '', email: 'a@example.com', website: '' },
      words,
      site,
    ),
  )
  expect(landline).not.toContain('wa.me')
  expect(landline).toContain('tel:+924235761999')
  for (const acts of [mobile, landline])
    expect(acts).toContain('href="/#/request?companies=one&amp;service=4"')
})
