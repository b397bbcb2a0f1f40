// References of payments and numbers of receipts. Pure: safe to import in the browser.

/** Letters and digits without those that look alike. */
export const referenceSigns = '23456789ABCDEFGHJKMNPQRSTVWXYZ'

/** How many of them a reference ends with. */
export const referenceLength = 10

/**
 * The reference that a person typed, as it is stored (`TM-26-7K3PW9ADXQ`): read in either case, with or without dashes
 * and spaces. Undefined when it is none.
 */
export function readReference(text: string): string | undefined {
  const [, year, signs] = /^TM(\d\d)([0-9A-Z]{10})$/.exec(text.toUpperCase().replace(/[\s-]/g, '')) ?? []
  return year === undefined ? undefined : `TM-${year}-${signs}`
}

/**
 * The number of a receipt (`2026-KRT-000001`) or of a note on money given back (`R2026-KRT-000001`) that a person typed,
 * as it is stored; undefined when it is none.
 */
export function readPaperNumber(text: string): string | undefined {
  const [, kind, year, letters, number] =
    /^(R?)(\d{4})([A-Z]{3})(\d{6,})$/.exec(text.toUpperCase().replace(/[\s-]/g, '')) ?? []
  return year === undefined ? undefined : `${kind}${year}-${letters}-${number}`
}
