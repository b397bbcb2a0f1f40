import {
  type CompanyContact,
  type ContactText,
  contactNames,
  contactTexts,
  linkOrProfile,
  ofEachContact,
  type TextField,
} from '@tameer/contract'
import * as words from '#words/problems'
import { fieldProblems, type Problems, textOf } from '../../forms/form-problems.ts'
import { phoneProblem } from '../../forms/phone-problem.ts'

/** A company's contact, by form field: numbers as people write them, the city's id as the select holds it. */
export type ContactValues = Record<ContactText | 'city', string>

export function contactValues(contact: CompanyContact): ContactValues {
  return {
    ...ofEachContact((name) => contact[name]),
    whatsapp: contact.whatsappDisplay,
    phone: contact.phoneDisplay,
    city: String(contact.city ?? ''),
  }
}

/**
 * Form fields whose value differs from the one the form was opened with. Fields that the form does not have are left
 * out.
 */
export function changedContact(form: HTMLFormElement, opened: ContactValues): Partial<ContactValues> {
  const names = [...contactNames, 'city' as const].filter(
    (name) => form.elements.namedItem(name) && textOf(form, name) !== opened[name],
  )
  return Object.fromEntries(names.map((name) => [name, textOf(form, name)]))
}

/** Problems that can be found before the form is sent. */
export async function contactProblems(form: HTMLFormElement): Promise<Problems> {
  const problems = fieldProblems(form, {})
  for (const name of contactNames) {
    const { kind, profiles }: TextField = contactTexts[name]
    const typed = textOf(form, name)
    if (kind === 'link' && typed && !linkOrProfile(typed, profiles)) problems[name] = words.enterWebAddress
    if (kind === 'phone') problems[name] = await phoneProblem(typed)
  }
  return problems
}
