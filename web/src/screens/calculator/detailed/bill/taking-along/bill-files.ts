// A bill as a file on the device.
import type { DetailedEstimate } from '@tameer/calculator'
import { titleOf } from '@tameer/words/house-in-words'
import * as words from '#words/detailed-estimate'
import * as house from '#words/house-words'
import { saveFile } from '../../../../../browser/save-file.ts'
import { showToast } from '../../../../../ui/toasts/toast-store.ts'

/** Name of the file a bill is saved in: `7-marla-house-construction-cost-in-karachi.csv`. */
export function fileNameOf(estimate: DetailedEstimate, ending: 'csv' | 'xlsx' | 'png'): string {
  return `${titleOf(estimate, house)
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, '-')}.${ending}`
}

/** Never rejects: what fails is told. */
export async function saveCsv(estimate: DetailedEstimate): Promise<void> {
  await save(fileNameOf(estimate, 'csv'), 'text/csv;charset=utf-8', async () => {
    const { billCsv } = await import('../../../../../features/estimates/bill-csv.ts')
    return billCsv(estimate)
  })
}

/** Never rejects: what fails is told. */
export async function saveXlsx(estimate: DetailedEstimate): Promise<void> {
  const type = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'
  await save(fileNameOf(estimate, 'xlsx'), type, async () => {
    const { billXlsx } = await import('../../../../../features/estimates/bill-xlsx.ts')
    return billXlsx(estimate)
  })
}

async function save(name: string, type: string, make: () => Promise<BlobPart>): Promise<void> {
  try {
    saveFile(new Blob([await make()], { type }), name)
  } catch {
    showToast(words.sheetFailed, 'alert')
  }
}
