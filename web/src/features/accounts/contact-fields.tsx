import { type ContactText, contactTexts } from '@tameer/contract'
import * as words from '#words/contact'
import type { Problems } from '../../forms/form-problems.ts'
import { TextField, type TextFieldProps } from '../../ui/fields/field.tsx'
import type { ContactValues } from './contact-values.ts'

interface FieldProps extends Partial<TextFieldProps> {
  name: ContactText
  values: ContactValues
  problems: Problems
}

const labels: Record<ContactText, string> = {
  whatsapp: words.whatsapp,
  phone: words.phone,
  contactEmail: words.contactEmail,
  website: words.website,
  facebookLink: words.facebookLink,
  twitterLink: words.twitterLink,
  linkedinLink: words.linkedinLink,
  instagramLink: words.instagramLink,
  tiktokLink: words.tiktokLink,
  officeAddress: words.officeAddress,
}
const looks = {
  phone: { type: 'tel', placeholder: '0300-1234567' },
  email: { type: 'email' },
  link: { inputMode: 'url', autoCapitalize: 'none', placeholder: 'https://' },
  line: {},
} as const

/** One field of a company's contact. */
export function ContactField({ name, values, problems, ...rest }: FieldProps) {
  const { kind, max } = contactTexts[name]
  return (
    <TextField
      defaultValue={values[name]}
      error={problems[name]}
      label={labels[name]}
      maxLength={max}
      name={name}
      {...looks[kind]}
      {...rest}
    />
  )
}

export function WhatsAppField(props: Omit<FieldProps, 'name'>) {
  return <ContactField autoComplete="tel" hint={words.whatsappHint} name="whatsapp" {...props} />
}
