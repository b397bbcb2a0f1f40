import { type FactsForm, languageCodes } from '@tameer/contract'
import type { Context } from '../../context/context.ts'
import { dayInPakistan } from '../../core/day-in-pakistan.ts'
import { invalidField, notSignedIn } from '../../core/errors.ts'
import { findOwnCompany, type OwnCompany } from '../../db/queries/accounts/email-confirmations.ts'
import { findUnknown } from '../../db/queries/companies/catalogue.ts'
import { updateFacts } from '../../db/queries/companies/company-facts.ts'
import { updateRates } from '../../db/queries/companies/company-rates.ts'

/**
 * Changes the given facts about a company and returns the updated company. Throws `invalid` for a city that cannot be
 * chosen and for a year in the future, `not-signed-in` when the account has just been deleted.
 */
export async function changeFacts(
  { db, clock }: Context,
  companyId: string,
  { languages, completeRatePkr, greyRatePkr, ...form }: FactsForm,
): Promise<OwnCompany> {
  const now = clock()
  if ((form.founded ?? 0) > Number(dayInPakistan(now).slice(0, 4))) {
    throw invalidField('founded', 'yearToCome')
  }
  if (form.cities) {
    const wrong = await findUnknown(db.read, 'cities', form.cities)
    if (wrong.length > 0) throw invalidField('cities', 'cityNotListed')
  }
  const spoken = languages && languageCodes.filter((code) => languages.includes(code))
  const changes = { ...form, ...(spoken && { languages: spoken }) }
  return db.write(async (trx) => {
    if (!(await updateFacts(trx, companyId, changes, now))) throw notSignedIn()
    await updateRates(trx, companyId, { completeRatePkr, greyRatePkr }, now)
    const changed = await findOwnCompany(trx, companyId)
    if (!changed) throw notSignedIn()
    return changed
  })
}
