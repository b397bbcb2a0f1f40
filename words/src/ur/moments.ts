// Dates and times of moments.

/** Writes moments as the browser does in this language; `options` as for `Intl.DateTimeFormat`. */
export const dateFormat = (options: Intl.DateTimeFormatOptions): ((at: Date | number) => string) => {
  const { format } = new Intl.DateTimeFormat('ur-PK-u-hc-h23-nu-latn', options)
  // Newspapers write no comma between month and year; the locale data has one.
  return (at) => format(at).replace(/، (?=\d{4})/, ' ')
}
