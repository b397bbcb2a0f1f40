import { bedroom, kitchen, livingRoom } from './interior-homes.ts'
import { hotelLobby, restaurant, shop } from './interior-hospitality.ts'
import { clinic, gallery, gym, office } from './interior-public.ts'
import type { Sheet } from './sheet.ts'

/** Draws a furnished room that suits the building type (ids 1 to 9). */
export function drawInterior(sheet: Sheet, buildingType: number): void {
  const { random } = sheet
  const rooms: Record<number, readonly ((sheet: Sheet) => void)[]> = {
    1: [hotelLobby, bedroom],
    2: [clinic],
    3: [restaurant],
    4: [office],
    5: [livingRoom, kitchen, bedroom, livingRoom],
    6: [shop, shop, restaurant],
    7: [gallery],
    8: [gym],
    9: [livingRoom],
  }
  random.pick(rooms[buildingType] ?? [livingRoom])(sheet)
}
