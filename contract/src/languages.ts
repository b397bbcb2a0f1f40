/** The languages of pages, letters and error messages, by their ISO 639 codes. */
export const languages = ['en', 'ur'] as const
export type Language = (typeof languages)[number]

/** What stands before the paths of a language's pages: nothing, or `/ur`. */
export function beforePath(language: Language): string {
  return language === 'en' ? '' : `/${language}`
}
