import { DatabaseSync } from '@photostructure/sqlite'

/**
 * Makes a copy of an embedded database forget the letters in the numbers of its papers (`PaperLettersTable`), so that two
 * restores of one backup give no receipt the same number. A copy of an older version, which has none, stays as it is.
 */
export function forgetPaperLetters(file: string): void {
  const raw = new DatabaseSync(file)
  try {
    const hasLetters = raw.prepare(`select 1 from sqlite_schema where name = 'paper_letters'`).get()
    if (hasLetters) raw.exec('delete from paper_letters')
  } finally {
    raw.close()
  }
}
