// The part of the settings for the language of mails. It is fetched when that part is shown.

export const lead =
  'We write to you in this language. The screens have a language of their own: you choose it in the header.'
export const language = 'Language'
/** Each language by its own name. */
export const names = { en: 'English', ur: 'اردو (Urdu)' }
export const save = 'Save language'
export const saving = 'Saving...'
export const saved = 'The language of our mails is saved'
