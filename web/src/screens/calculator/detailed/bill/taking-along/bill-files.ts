// A bill as a file on the device.
import type { DetailedEstimate } from '@tameer/calculator'
import { titleOf } from '@tameer/words/house-in-words'
import * as words from '#words/detailed-estimate'
import * as house from '#words/house-words'
import { saveFile } from '../../../../../browser/save-file.ts'
import { billCsv } from '../../../../../features/estimates/bill-csv.ts'
import { showToast } from '../../../../../ui/toasts/toast-store.ts'

/** Name of the file a bill is saved in: `7-marla-house-construction-cost-in-karachi.csv`. */
export function fileNameOf(estimate: DetailedEstimate, ending: 'csv' | 'xlsx' | 'png'): string {
  return `${titleOf(estimate, house)
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, '-')}.${ending}`
}

function save(content: BlobPart, type: string, name: string) {
  saveFile(new Blob([content], { type }), name)
}

export function saveCsv(estimate: DetailedEstimate): void {
  save(billCsv(estimate), 'text/csv;charset=utf-8', fileNameOf(estimate, 'csv'))
}

/** Never rejects: what fails is told. */
export async function saveXlsx(estimate: DetailedEstimate): Promise<void> {
  try {
    const { billXlsx } = await import('../../../../../features/estimates/bill-xlsx.ts')
    const type = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'
    save(await billXlsx(estimate), type, fileNameOf(estimate, 'xlsx'))
  } catch {
    showToast(words.sheetFailed, 'alert')
  }
}
