// Groups of lines that builders often leave out of a price, with the names that builders use.
import type { Bill, FrozenLine } from '@tameer/quotes'
import * as words from '#words/quote-form'

/** Line ids of the price books. */
const lineIds: Record<keyof typeof words.groupNames, readonly string[]> = {
  steel: ['steel', 'binding_wire'],
  cement: ['cement'],
  bricks: ['bricks', 'blocks'],
  tiles: ['floor_tile', 'skirting', 'bath_floor', 'wall_tile'],
  doors: ['doors', 'bath_doors', 'main_door', 'frames'],
  sanitary: ['wc', 'basin', 'mixers', 'bib', 'bath_acc', 'shower_encl', 'sink'],
  lights: ['lights', 'wall_lights', 'fans', 'exhaust'],
  connections: ['elec_conn', 'service_cable', 'meter_board', 'gas_conn', 'water_conn', 'telecom'],
}

export interface LineGroup {
  id: string
  name: string
  lines: readonly FrozenLine[]
}

/** The groups that have lines in this bill. */
export function groupsOf(bill: Bill): LineGroup[] {
  const lines = new Map(bill.lines.map((line) => [line.id, line]))
  return (Object.keys(lineIds) as (keyof typeof lineIds)[]).flatMap((id): LineGroup[] => {
    const found = lineIds[id].flatMap((lineId) => lines.get(lineId) ?? [])
    return found.length > 0 ? [{ id, name: words.groupNames[id], lines: found }] : []
  })
}

/** The ids of all lines that are in a group. */
export function groupedLines(groups: readonly LineGroup[]): ReadonlySet<string> {
  return new Set(groups.flatMap(({ lines }) => lines.map(({ id }) => id)))
}
