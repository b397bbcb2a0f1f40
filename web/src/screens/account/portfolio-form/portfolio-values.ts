import {
  type CompanyContact,
  type InheritedColumn,
  inheritedTexts,
  linkOrProfile,
  ofEachText,
  type Portfolio,
  type PortfolioBase,
  type PortfolioText,
  type PortfolioTextField,
  portfolioLinkNames,
  portfolioTextNames,
  portfolioTexts,
} from '@tameer/contract'
import * as words from '#words/problems'
import type { DraftValues } from '../../../forms/draft.ts'
import { fieldProblems, type Problems, textOf } from '../../../forms/form-problems.ts'
import { phoneProblem } from '../../../forms/phone-problem.ts'

/** Start values of the form: typed text by field, the city's id as the select holds it, and building type ids. */
export interface PortfolioValues {
  text: Record<PortfolioText, string>
  city: string
  buildingTypes: number[]
}

/** Start values for a new portfolio: its company's contact. */
export function newValues(contact: CompanyContact): PortfolioValues {
  const text = ofEachText(() => '')
  for (const name of portfolioTextNames) {
    const { column } = portfolioTexts[name]
    if (column in inheritedTexts) text[name] = contact[inheritedTexts[column as InheritedColumn]]
  }
  return {
    text: { ...text, phone: contact.phoneDisplay },
    city: String(contact.city ?? ''),
    buildingTypes: [],
  }
}

/** The values of a stored portfolio. */
export function storedValues(portfolio: Portfolio): PortfolioValues {
  const text = ofEachText((name) => portfolio[name])
  return {
    text: { ...text, phone: portfolio.phoneDisplay },
    city: String(portfolio.portfolioCities[0]?.cityId ?? ''),
    buildingTypes: portfolio.portfolioBuildingTypes.map(({ buildingTypeId }) => buildingTypeId),
  }
}

/** The values with a draft's laid over them; whatever is not text in the draft is passed over. */
export function withDraft(values: PortfolioValues, draft: DraftValues): PortfolioValues {
  const { cities, buildingTypes } = draft
  const text = { ...values.text }
  for (const name of portfolioTextNames) {
    const typed = draft[name]
    if (typeof typed === 'string') text[name] = typed
  }
  return {
    text,
    city: typeof cities === 'string' ? cities : values.city,
    buildingTypes: Array.isArray(buildingTypes) ? buildingTypes.map(Number) : values.buildingTypes,
  }
}

/** Present values of the form. */
export function valuesOf(form: HTMLFormElement, buildingTypes: number[]): PortfolioValues {
  return { text: ofEachText((name) => textOf(form, name)), city: textOf(form, 'cities'), buildingTypes }
}

/** Texts of a new portfolio itself. A text that still equals the company's is left out, and follows the company. */
export function ownTexts({ text }: PortfolioValues, opened: PortfolioValues): ChangedValues['text'] {
  const own = portfolioTextNames.filter(
    (name) =>
      !(portfolioTexts[name].column in inheritedTexts) || plain(text[name]) !== plain(opened.text[name]),
  )
  return Object.fromEntries(own.map((name) => [name, text[name]]))
}

/** Values that differ from those with which the form was opened; all others are left out. */
export interface ChangedValues {
  text: Partial<PortfolioValues['text']>
  city?: string
  buildingTypes?: number[]
}

export function changedValues(values: PortfolioValues, opened: PortfolioValues): ChangedValues {
  const names = portfolioTextNames.filter((name) => plain(values.text[name]) !== plain(opened.text[name]))
  const types = [values, opened].map(({ buildingTypes }) => [...buildingTypes].sort().join())
  return {
    text: Object.fromEntries(names.map((name) => [name, values.text[name]])),
    ...(values.city !== opened.city && { city: values.city }),
    ...(types[0] !== types[1] && { buildingTypes: values.buildingTypes }),
  }
}

/** Browsers differ in how they break the lines of a text area. */
function plain(text: string): string {
  return text.replaceAll('\r\n', '\n')
}

/** Values of the changed fields when the form was opened. */
export function beforeChange(changes: ChangedValues, opened: PortfolioValues): ChangedValues {
  const names = Object.keys(changes.text) as PortfolioText[]
  return {
    text: Object.fromEntries(names.map((name) => [name, opened.text[name]])),
    ...(changes.city !== undefined && { city: opened.city }),
    ...(changes.buildingTypes && { buildingTypes: opened.buildingTypes }),
  }
}

/** Values in the names and the form in which the server compares them. */
export function asBase({ text, city, buildingTypes }: ChangedValues): PortfolioBase {
  return {
    ...text,
    ...(city !== undefined && { cities: city === '' ? [] : [Number(city)] }),
    ...(buildingTypes && { buildingTypes }),
  }
}

/** The values with those that the server sent laid over them. */
export function withBase(values: PortfolioValues, base: PortfolioBase): PortfolioValues {
  const { cities, buildingTypes = values.buildingTypes, ...texts } = base
  const city = cities ? String(cities[0] ?? '') : values.city
  return { text: Object.assign({ ...values.text }, texts), city, buildingTypes }
}

/** The changed values as a draft keeps them. */
export function draftOf({ text, city, buildingTypes }: ChangedValues): DraftValues {
  return {
    ...text,
    ...(city !== undefined && { cities: city }),
    ...(buildingTypes && { buildingTypes: buildingTypes.map(String) }),
  }
}

/** The address of a typed link as the server will keep it; undefined when it is none. */
export function linkOf(name: PortfolioText, typed: string): string | undefined {
  const { profiles }: PortfolioTextField = portfolioTexts[name]
  return linkOrProfile(typed, profiles)
}

/** Problems that can be found before sending. A draft may lack the fields that visitors need. */
export async function portfolioProblems(form: HTMLFormElement, isDraft: boolean): Promise<Problems> {
  const needed = { title: words.enterTitle, content: words.describeProject, cities: words.selectCity }
  const problems = fieldProblems(form, isDraft ? {} : needed)
  for (const name of portfolioLinkNames) {
    const typed = textOf(form, name)
    if (typed && !linkOf(name, typed)) problems[name] = words.enterWebAddress
  }
  return { ...problems, phone: await phoneProblem(textOf(form, 'phone')) }
}
