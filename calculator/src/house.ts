import type { Driver, PriceBook, Rooms } from './dataset/price-book.ts'
import { usualMarlaSft } from './units.ts'

/** A house by its measures: areas in sft. */
export interface House {
  readonly plotAreaSft: number
  readonly coveredAreaSft: number
  readonly storeys: number
  readonly rooms: Rooms
}

/** Plots are taken to be 1.8 times as deep as wide, like plots of 25 x 45, 35 x 64 and 50 x 90 ft. */
const depthToWidth = 1.8

/** Drivers of a house's quantities: areas in sft, the plot's perimeter in feet, numbers. */
export function driversOf({ plotAreaSft, coveredAreaSft, storeys, rooms }: House): Record<Driver, number> {
  const footprint = coveredAreaSft / storeys
  const width = Math.sqrt(plotAreaSft / depthToWidth)
  return {
    plotArea: plotAreaSft,
    coveredArea: coveredAreaSft,
    footprint,
    openArea: Math.max(0, plotAreaSft - footprint),
    perimeter: 2 * (width + depthToWidth * width),
    rooms: rooms.bedrooms + rooms.livingRooms + rooms.drawingRooms,
    wetRooms: rooms.bathrooms + rooms.kitchens,
    bathrooms: rooms.bathrooms,
    kitchens: rooms.kitchens,
    bedrooms: rooms.bedrooms,
    storeys,
    fixed: 1,
  }
}

/**
 * Covered area in sft that people usually build on a plot of this size in sft, within the book's limits. The book
 * knows houses of its usual storeys; a house with another number of storeys covers the same ground.
 */
export function usualCoveredAreaSft(plotAreaSft: number, storeys: number, book: PriceBook): number {
  const marla = plotAreaSft / usualMarlaSft
  const nodes = book.defaults.coveredAreaByMarla
  const above = nodes.findIndex(([node]) => marla <= node)
  const end = above === -1 ? nodes.length - 1 : Math.max(1, above)
  const [marla0, sft0] = nodes[end - 1] ?? [0, 0]
  const [marla1, sft1] = nodes[end] ?? [1, 0]
  const { min, max } = book.limits.coveredAreaSft
  const usualSft = sft0 + ((sft1 - sft0) / (marla1 - marla0)) * (marla - marla0)
  const sft = (usualSft / book.defaults.storeys) * storeys
  return Math.min(max, Math.max(min, Math.round(sft)))
}

/**
 * Rooms of a usual house with this number of storeys on a plot of this size in sft. A house with another number of
 * storeys than the book's has the rooms of the plot on which the book's houses have the same floor area.
 */
export function usualRooms(plotAreaSft: number, storeys: number, book: PriceBook): Rooms {
  const rows = book.defaults.rooms
  const marla = ((plotAreaSft / usualMarlaSft) * storeys) / book.defaults.storeys
  const row = rows.find(({ upToMarla = Number.POSITIVE_INFINITY }) => marla <= upToMarla)
  const { bedrooms, bathrooms, kitchens, livingRooms, drawingRooms } = row ?? book.reference.rooms
  return { bedrooms, bathrooms, kitchens, livingRooms, drawingRooms }
}
