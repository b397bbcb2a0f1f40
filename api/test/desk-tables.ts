import { newId } from '../src/core/secrets/ids.ts'
import type { Writer } from '../src/db/engines/connect.ts'
import { far, oddTexts } from './odd-values.ts'
import { testNow } from './rows.ts'

// Rows that the desk writes, for tests that need a row in every table.

/** A company suspended by the desk, and a project hidden by it. */
export async function fillRestrictions(
  trx: Writer,
  { companyId, portfolioId }: { companyId: string; portfolioId: string },
): Promise<void> {
  const about = [{ companyId }, { portfolioId }]
  const rows = about.map((thing, number) => ({
    ...{ id: newId(), companyId: null, portfolioId: null, ...thing },
    ...{ measure: number ? ('hide' as const) : ('suspend' as const), reason: 'other' as const },
    ...{ words: oddTexts[number] as string, wasHidden: number, createdAt: testNow },
  }))
  await trx.insertInto('restrictions').values(rows).execute()
  const companies = trx.updateTable('companies').set({ restricted: 2, unlisted: 1, deskVersion: 7 })
  await companies.where('id', '=', companyId).execute()
  const portfolios = trx.updateTable('portfolios').set({ restricted: 1, hidden: 1 })
  await portfolios.where('id', '=', portfolioId).execute()
}

/** Two published changes of prices. */
export async function fillPrices(trx: Writer): Promise<void> {
  const rows = ['2026-12-29', '2026-12-29.2'].map((id, number) => ({
    id,
    base: number ? '2026-12-29' : '2026-11-26',
    pricesAsOf: `2026-12-2${number}`,
    entries: JSON.stringify(number ? [] : [{ note: oddTexts[1] }]),
    createdAt: testNow + number,
  }))
  await trx.insertInto('priceChanges').values(rows).execute()
}

/** Reports about two things: an open one with an address, and a closed one. */
export async function fillReports(
  trx: Writer,
  { companyId, portfolioId }: { companyId: string; portfolioId: string },
): Promise<void> {
  const nothing = { companyId: null, portfolioId: null, requestId: null, quoteId: null }
  const open = { email: 'told@example.com', fingerprint: 'a'.repeat(64), byCompanyId: companyId }
  const closed = { email: '', fingerprint: null, outcome: 'hidden' as const, closedAt: far, version: 2 }
  const about = [
    { kind: 'profile' as const, companyId, ...open },
    { kind: 'project' as const, portfolioId, ...closed },
  ]
  for (const [number, thing] of about.entries()) {
    const row = {
      id: newId(),
      reason: 'other' as const,
      words: oddTexts[number] as string,
      createdAt: testNow,
    }
    await trx
      .insertInto('reports')
      .values({ byCompanyId: null, ...nothing, ...thing, ...row })
      .execute()
  }
}

/** A shown mark with its paper, and a refused one. */
export async function fillMarks(trx: Writer, companyId: string, paper: string): Promise<void> {
  const rows = (['checked', 'refused'] as const).map((state, number) => ({
    ...{ id: newId(), companyId, kind: number ? ('pcatp' as const) : ('pec' as const), state },
    ...{ number: number ? 'A01234' : 'C-4/12345', category: number ? null : ('4' as const) },
    ...{ holder: number ? (oddTexts[4] as string) : '', validUntil: '2027-06-30' },
    ...{ documentFile: number ? null : paper, refusal: number ? ('other' as const) : null },
    ...{ words: number ? (oddTexts[2] as string) : '', enteredAt: testNow, remindedDays: number * 30 },
    ...{ checkedAt: number ? null : testNow, renamedFrom: number ? null : (oddTexts[1] as string) },
  }))
  await trx.insertInto('marks').values(rows).execute()
}

/** A prepared profile with a mailed link, and one that has only what it must have. */
export async function fillPrepared(trx: Writer): Promise<void> {
  const bare = { cityId: null, phone: '', whatsapp: '', website: '', about: '', email: '' }
  const noLink = { tokenHash: null, linkUntil: null, mailedAt: null, openedAt: null }
  const full = {
    cityId: 2,
    phone: '+924235761999',
    whatsapp: '+923001234567',
    website: 'https://example.com',
  }
  const link = { tokenHash: 'b'.repeat(64), linkUntil: far, mailedAt: testNow, openedAt: testNow + 1 }
  const rows = [
    { ...bare, ...noLink, language: 'en' as const, categoryIds: '4', version: 0 },
    {
      ...{ ...full, ...link, language: 'ur' as const, categoryIds: '4 6', version: 3 },
      ...{ about: oddTexts.join('\n'), email: 'office@example.com' },
    },
  ].map((row, number) => ({
    ...{ ...row, id: newId(), name: oddTexts[number] as string, source: oddTexts[4] as string },
    ...{ createdAt: testNow, updatedAt: far },
  }))
  await trx.insertInto('preparedProfiles').values(rows).execute()
}

/** Changes the catalogue as the desk can: an added city, and a renamed one. */
export async function fillCatalogue(trx: Writer): Promise<void> {
  const nameUr = 'چکوال'
  await trx.insertInto('cities').values({ id: 99, name: 'Chakwal', nameUr }).execute()
  const renamed = {
    name: 'Shaheed Benazirabad',
    nameUr: 'شہید بینظیر آباد',
    version: 1,
  }
  await trx.updateTable('cities').set(renamed).where('id', '=', 26).execute()
}
