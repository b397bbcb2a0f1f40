import { officeLine } from '@tameer/contract'
import type { Reader } from '../../db/database.ts'
import { listCities } from '../../db/queries/companies/catalogue.ts'
import type { CompanyRecord } from '../../db/queries/companies/companies.ts'
import { pageWords } from '../../words/page-words.ts'

/**
 * Address of a company's office in one line, in the company's language, as its receipts keep it: its city alone where it gave
 * no address, '' where it gave neither.
 */
export async function payerAddressOf(
  db: Reader,
  { cityId, contact, language }: Pick<CompanyRecord, 'cityId' | 'contact' | 'language'>,
): Promise<string> {
  const words = pageWords[language]
  const city = cityId === null ? undefined : (await listCities(db)).find(({ id }) => id === cityId)
  const names = city ? [words.catalogue.nameOf(city), city.name] : []
  return officeLine(contact.officeAddress, names, words.language.comma)
}
