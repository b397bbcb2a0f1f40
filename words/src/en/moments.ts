// Dates and times of moments.

/** Writes moments as the browser does in this language; `options` as for `Intl.DateTimeFormat`. */
export const dateFormat = (options: Intl.DateTimeFormatOptions): ((at: Date | number) => string) =>
  new Intl.DateTimeFormat('en-GB', options).format
