/** The languages of pages, letters and error messages, by their ISO 639 codes. */
export const languages = ['en', 'ur'] as const
export type Language = (typeof languages)[number]

/** Prefix of the paths of a language's pages: an empty text, or `/ur`. */
export function beforePath(language: Language): string {
  return language === 'en' ? '' : `/${language}`
}
