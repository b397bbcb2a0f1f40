import type { FieldText } from './field-texts.ts'

/** As `fieldTexts`, for the lists of the catalogue at the desk. */
export const catalogueTexts: Readonly<Record<string, FieldText>> = {
  list: ['Which list: `cities`, `categories` (the services) or `building-types`', 'cities'],
  'addEntry.name': ['The name in English, at most 60 characters', 'Chakwal'],
  'addEntry.nameUr': ['The name in Urdu, at most 60 characters', 'چکوال'],
  'countEntryUses.companies': ['Companies that have it, counted up to 1,000', 40],
  'countEntryUses.projects': ['Projects that have it, counted up to 1,000', 120],
}
