import { type CompanyContact, type PortfolioText, portfolioTexts } from '@tameer/contract'
import { useState } from 'react'
import * as words from '#words/portfolio-form'
import type { Problems } from '../../../forms/form-problems.ts'
import { TextAreaField, TextField, type TextFieldProps } from '../../../ui/fields/field.tsx'
import { Sentence } from '../../../ui/text/sentence.tsx'
import { newValues } from './portfolio-values.ts'

/** Label of each field, in the order of the form. */
export const fieldLabels: Record<PortfolioText | 'cities' | 'buildingTypes', string> = {
  cities: words.city,
  buildingTypes: words.specializations,
  title: words.title,
  content: words.content,
  plot: words.plot,
  yearFinished: words.yearFinished,
  builtAs: words.builtAs,
  price: words.price,
  youtubeLink: words.address,
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

function propsOf(name: PortfolioText, { text, problems }: FieldsProps): TextFieldProps {
  return {
    defaultValue: text[name],
    error: problems[name],
    label: fieldLabels[name],
    maxLength: portfolioTexts[name].max,
    name,
    ...(portfolioTexts[name].kind === 'link' && webAddress),
  }
}

function fieldMaker(props: FieldsProps) {
  return (name: PortfolioText, rest: Partial<TextFieldProps> = {}) => (
    <TextField key={name} {...propsOf(name, props)} {...rest} />
  )
}

/** Title and content. `titleHint` says where the title comes from. */
export function DescriptionFields({
  text,
  problems,
  titleHint,
}: FieldsProps & { titleHint?: string | undefined }) {
  const field = fieldMaker({ text, problems })
  return (
    <>
      {field('title', { required: true, hint: titleHint })}
      <TextAreaField
        defaultValue={text.content}
        error={problems.content}
        hint={words.contentHint}
        label={fieldLabels.content}
        maxLength={portfolioTexts.content.max}
        name="content"
        required
        rows={6}
      />
    </>
  )
}

export function AddressField(props: FieldsProps) {
  return fieldMaker(props)('youtubeLink', { className: 'sm:col-span-2', hint: words.addressHint })
}

interface InheritedFieldsProps extends FieldsProps {
  company: CompanyContact
}

function inheritedFieldMaker({ company, ...props }: InheritedFieldsProps) {
  const companys = newValues(company).text
  return (name: PortfolioText, rest: Partial<TextFieldProps> = {}) => (
    <InheritedField companys={companys[name]} key={name} {...propsOf(name, props)} {...rest} />
  )
}

/** A field that stands for the company's text while it is empty, and then says so. */
function InheritedField({ companys, ...props }: TextFieldProps & { companys: string }) {
  const [empty, setEmpty] = useState(props.defaultValue === '')
  const hint = empty && companys && <Sentence parts={words.shownWhenEmpty(<bdi>{companys}</bdi>)} />
  return (
    <TextField
      {...props}
      hint={hint}
      onInput={({ currentTarget }) => setEmpty(currentTarget.value.trim() === '')}
    />
  )
}

export function ContactFields(props: InheritedFieldsProps) {
  const field = inheritedFieldMaker(props)
  return (
    <>
      {field('phone', { type: 'tel', placeholder: '0300-1234567' })}
      {field('email', { type: 'email' })}
      {field('website', { className: 'sm:col-span-2' })}
    </>
  )
}

const profiles = ['facebookLink', 'twitterLink', 'linkedinLink', 'instagramLink', 'tiktokLink'] as const

export function LinkFields(props: InheritedFieldsProps) {
  const field = inheritedFieldMaker(props)
  return profiles.map((name) => field(name, { placeholder: words.linkOrName }))
}

export function PressFields(props: FieldsProps) {
  const field = fieldMaker(props)
  return [field('magzine'), field('publication', { hint: words.publicationHint })]
}
