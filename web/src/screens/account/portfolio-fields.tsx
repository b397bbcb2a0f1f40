import { type PortfolioText, portfolioTexts, priceTiers } from '@tameer/contract'
import { type ReactNode, useId } from 'react'
import * as words from '#words/portfolio-form'
import type { Problems } from '../../forms/form-problems.ts'
import { SelectField, TextAreaField, TextField, type TextFieldProps } from '../../ui/field.tsx'

/** A part of the long form, under a heading of its own. */
export function FormPart({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <section
      aria-labelledby={id}
      className="grid gap-5 border-line border-t pt-6 md:grid-cols-[12rem_minmax(0,1fr)] md:gap-10"
    >
      <h2 className="text-h3" id={id}>
        {title}
      </h2>
      <div className="grid max-w-180 gap-5 sm:grid-cols-2">{children}</div>
    </section>
  )
}

/** What each field is called. */
export const fieldLabels: Record<PortfolioText | 'cities' | 'buildingTypes', string> = {
  title: words.title,
  content: words.content,
  youtubeLink: words.address,
  cities: words.city,
  buildingTypes: words.specializations,
  price: words.price,
  phone: words.phone,
  email: words.email,
  website: words.website,
  facebookLink: words.facebookLink,
  twitterLink: words.twitterLink,
  linkedinLink: words.linkedinLink,
  instagramLink: words.instagramLink,
  tiktokLink: words.tiktokLink,
  magzine: words.magazineLink,
  publication: words.publication,
}

interface FieldsProps {
  text: Record<PortfolioText, string>
  problems: Problems
}

const webAddress: Partial<TextFieldProps> = {
  inputMode: 'url',
  autoCapitalize: 'none',
  placeholder: 'https://',
}

function fieldMaker({ text, problems }: FieldsProps) {
  return (name: PortfolioText, rest: Partial<TextFieldProps> = {}) => (
    <TextField
      defaultValue={text[name]}
      error={problems[name]}
      key={name}
      label={fieldLabels[name]}
      maxLength={portfolioTexts[name].max}
      name={name}
      {...(portfolioTexts[name].kind === 'link' && webAddress)}
      {...rest}
    />
  )
}

/** Title, content and address. */
export function DescriptionFields({ text, problems }: FieldsProps) {
  const field = fieldMaker({ text, problems })
  return (
    <>
      {field('title', { required: true, className: 'sm:col-span-2' })}
      <TextAreaField
        className="sm:col-span-2"
        defaultValue={text.content}
        error={problems.content}
        hint={words.contentHint}
        label={fieldLabels.content}
        maxLength={portfolioTexts.content.max}
        name="content"
        required
        rows={7}
      />
      {field('youtubeLink', { className: 'sm:col-span-2' })}
    </>
  )
}

export function PriceField({ text, problems }: FieldsProps) {
  const options: { value: string; label: string }[] = priceTiers.map(({ value, symbol }) => ({
    value,
    label: `${symbol}  (${value})`,
  }))
  const other = text.price && !options.some(({ value }) => value === text.price)
  if (other) options.push({ value: text.price, label: text.price })
  return (
    <SelectField
      defaultValue={text.price}
      error={problems.price}
      label={fieldLabels.price}
      name="price"
      options={options}
      placeholder={words.noPriceTier}
    />
  )
}

export function ContactFields(props: FieldsProps) {
  const field = fieldMaker(props)
  return (
    <>
      {field('phone', { type: 'tel', placeholder: '0300-1234567' })}
      {field('email', { type: 'email' })}
      {field('website', { className: 'sm:col-span-2' })}
    </>
  )
}

const profiles = ['facebookLink', 'twitterLink', 'linkedinLink', 'instagramLink', 'tiktokLink'] as const

export function LinkFields(props: FieldsProps) {
  const field = fieldMaker(props)
  return profiles.map((name) => field(name))
}

export function PressFields(props: FieldsProps) {
  const field = fieldMaker(props)
  return [field('magzine'), field('publication')]
}
