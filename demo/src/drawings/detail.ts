import { jaaliClose, tilePanel } from './detail-panels.ts'
import { sampleBoard } from './detail-samples.ts'
import { wallCut } from './detail-wall-cut.ts'
import type { Sheet } from './sheet.ts'

/** Draws something seen close: a screen, samples, glazed tiles or a construction detail. */
export function drawDetail(sheet: Sheet, service: number): void {
  const { random, region } = sheet
  if (service === 6 && sheet.light.lit < 0.3) random.pick([sampleBoard, sampleBoard, tilePanel])(sheet)
  else if (service === 6) random.pick([tilePanel, jaaliClose])(sheet)
  else if (region.name === 'multan' || region.name === 'sindh')
    random.pick([tilePanel, jaaliClose, wallCut])(sheet)
  else random.pick(service === 5 ? [wallCut, jaaliClose, wallCut] : [jaaliClose, wallCut, sampleBoard])(sheet)
}
