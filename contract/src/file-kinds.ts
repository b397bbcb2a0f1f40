// Tells what a file is by its first bytes, for the form that sends it and the server that takes it: its name and stated
// type may be wrong or absent. Pure: safe to import in the browser.

/** Number of first bytes that `kindOf` needs. */
export const startBytes = 1024

export type FileKind = 'png' | 'jpeg' | 'pdf' | 'heic'

/** `ftyp` and the brands of HEIF whose pictures are HEVC, as phones write them. */
const heic = /^.{4}ftyp(?:hei[cmsx]|hev[cmsx]|m[is]f1)/s

/** Ends a printer's job, and stands before the next one. */
const jobEnd = '\x1b%-12345X'

/**
 * A byte order mark, white space and lines of a printer's job may stand before a PDF's header. Nothing else may, because
 * a reader of another type could begin there; nor the sign `<` of a page's tags in those lines.
 */
const pdf = new RegExp(
  `^(?:\xef\xbb\xbf|\xfe\xff|\xff\xfe)?(?:[\0\t\n\f\r ]|${jobEnd}|@PJL[\t -;=-~]*\r?\n)*%PDF-`,
)

/** The kind of a file from its first bytes; undefined for every other kind. */
export function kindOf(start: Uint8Array): FileKind | undefined {
  const text = String.fromCharCode(...start.subarray(0, startBytes))
  if (text.startsWith('\x89PNG\r\n\x1a\n')) return 'png'
  if (text.startsWith('\xff\xd8\xff')) return 'jpeg'
  if (heic.test(text)) return 'heic'
  return pdf.test(text) ? 'pdf' : undefined
}
