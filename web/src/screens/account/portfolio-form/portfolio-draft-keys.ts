import { readDraft } from '../../../forms/draft.ts'
import { readOnDevice } from '../../../store/device-drafts.ts'

/** Storage keys for a form's changed values and for the values of these fields before. */
export function portfolioDraftKeys(companyId: string, portfolioId = 'new') {
  const changes = `portfolio:${companyId}:${portfolioId}`
  return { changes, before: `${changes}:before` }
}

/** True when this device has a project that the company began and did not send. */
export function projectIsBegun(companyId: string): boolean {
  const { changes } = portfolioDraftKeys(companyId)
  return readDraft(changes) !== null || readOnDevice(changes) !== undefined
}
