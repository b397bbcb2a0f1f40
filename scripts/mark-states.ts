import type { Page } from '@playwright/test'
import type { CompanyMark, CompanySummary, OwnMark, RequestView } from '@tameer/contract'

const smallLicence: CompanyMark = {
  ...{ kind: 'pec', category: '6', checkedOn: '2026-11-12', validUntil: '2099-06-30' },
}
/** An estimate above the limit of the smallest licence, in PKR. */
const largeTotalPkr = 28_000_000

const own = {
  ...{ holder: '', refusal: null, words: '', renamedFrom: null, hasDocument: true },
  enteredAt: '2026-11-10T06:00:00.000Z',
}
const ownMarks: OwnMark[] = [
  { ...own, ...smallLicence, id: 'mark-1', number: 'C-6/0000 (Demo)', state: 'checked' },
  {
    ...own,
    ...{ id: 'mark-2', kind: 'pec', category: '5', number: 'C-5/0000 (Demo)', state: 'entered' },
    ...{ checkedOn: null, validUntil: '2099-12-31' },
  },
  {
    ...own,
    ...{ id: 'mark-3', kind: 'pcatp', category: null, number: 'A00000', holder: 'عائشہ خان (Demo)' },
    ...{ state: 'refused', checkedOn: null, validUntil: '2099-12-31', hasDocument: false },
    ...{ refusal: 'other-name', words: 'The certificate names another office.' },
  },
  {
    ...own,
    ...{ id: 'mark-4', kind: 'registration', category: null, number: '0000000', state: 'checked' },
    ...{ checkedOn: '2026-11-12', validUntil: null },
  },
]

/** Shows a company that has marks in all states. */
export async function answerOwnMarks(page: Page): Promise<void> {
  await page.route('**/api/users/marks', (route) => route.fulfill({ json: { data: ownMarks } }))
}

/** Gives a small licence to each company that is fetched by its id. */
export async function answerSmallLicences(page: Page): Promise<void> {
  await page.route('**/api/companies?ids=*', async (route) => {
    const response = await route.fetch()
    const { data } = (await response.json()) as { data: CompanySummary[] }
    await route.fulfill({ response, json: { data: data.map((one) => ({ ...one, marks: [smallLicence] })) } })
  })
}

/** Makes the estimate of a request larger than the licences of its companies allow. */
export async function answerLargeRequest(page: Page): Promise<void> {
  await page.route(/\/api\/requests\/[\w-]+$/, async (route) => {
    const response = await route.fetch()
    const view = (await response.json()) as RequestView
    const invitations = view.invitations.map((one) => ({
      ...one,
      company: one.company && { ...one.company, marks: [smallLicence] },
    }))
    const request = { ...view.request, totalPkr: largeTotalPkr }
    await route.fulfill({ response, json: { ...view, request, invitations } })
  })
}
