// The shape of a price book: everything the calculator knows about prices, quantities, cities and grades, with
// its version, its date and where each figure comes from. Code knows this shape and no figure.

export const cities = ['Lahore', 'Islamabad', 'Karachi'] as const
export type City = (typeof cities)[number]

/** The plot sizes that have a published headline. */
export const areas = ['5 Marla', '10 Marla', '20 Marla'] as const
export type Area = (typeof areas)[number]

/** Quality of materials; figures by grade stand in this order. */
export const grades = ['Economy', 'Standard', 'Premium'] as const
export type Grade = (typeof grades)[number]
export type ByGrade<Value = number> = readonly [economy: Value, standard: Value, premium: Value]

/** The two halves of a house: a line belongs to one. */
export const phases = ['grey', 'finishing'] as const
export type Phase = (typeof phases)[number]

/** The stages in the order a house is built. */
export const stages = ['start', 'foundation', 'structure', 'walls', 'services', 'finishing', 'end'] as const
export type Stage = (typeof stages)[number]

/** Parts of a line's cost by the stage they are paid in, in per cent that add up to 100. */
export type StageShares = { readonly [stage in Stage]?: number }

/** How sure a figure is: found in a source, worked out from sources, or a professional estimate. */
export type Status = 'published' | 'derived' | 'assumed'

/** Keys of the direct costs below `foundation_and_structure`, and beside it. Each bill line belongs to one. */
export type DirectCostKey =
  | 'bricks_cement_sand_and_crush'
  | 'roof_insulation_termite_waterproofing'
  | 'excavation_and_steel_reinforcement'
  | 'labor_cost'
  | 'plumbing_works'
  | 'electric_works'
  | 'wood_metal_and_tile_works'
  | 'paint_and_ceiling_works'
  | 'fittings_and_fixtures'
  | 'utilities_installation'

/** `foundation_and_structure` is the sum of its four children and is never added to them. */
export type BreakdownKey = 'foundation_and_structure' | DirectCostKey

/** Groups of lines whose rates move together between cities and in time. */
export type CostClass =
  | 'bricks'
  | 'cement'
  | 'sand'
  | 'crush'
  | 'steel'
  | 'earthwork'
  | 'labour'
  | 'sundries'
  | 'waterproofing'
  | 'plumbing'
  | 'electrical'
  | 'tiles'
  | 'joinery'
  | 'metal'
  | 'paint'
  | 'fittings'
  | 'fees'

/** What a rate is for. */
export type RateUnit = 'Rft' | 'Cft' | 'Sft' | 'Kg' | 'per 1000 bricks' | 'Unit' | 'Set'

/** What a quantity grows with: areas in sft, the perimeter in feet, numbers of rooms; `fixed` is one a house. */
export type Driver =
  | 'plotArea'
  | 'coveredArea'
  | 'footprint'
  | 'openArea'
  | 'perimeter'
  | 'rooms'
  | 'wetRooms'
  | 'bathrooms'
  | 'kitchens'
  | 'bedrooms'
  | 'storeys'
  | 'fixed'

/** A quantity that goes by size: of the first step whose `upTo` the driver does not exceed; the last has none. */
export interface Step {
  readonly upTo?: number
  readonly value: number
}

/** How a quantity is rounded; `count` is at least one, unless it is nothing. */
export type Rounding = 'whole' | 'count' | 'hundredth'

/** A rate on a bill can also be the family's own. */
export type RateStatus = Status | 'yours'

/** Parts of a house that a family may have or leave, whatever the grade. */
export type OptionId =
  | 'boundaryWall'
  | 'bore'
  | 'septicTank'
  | 'gasConnection'
  | 'elevationCladding'
  | 'featureWalls'

/** Whether a house of each grade usually has it. */
export interface Option {
  readonly id: OptionId
  readonly usual: ByGrade<boolean>
}

/** What comes on top of a bill as a percentage. */
export type AddOnId = 'margin' | 'design' | 'tax' | 'contingency'
/** The sum of the bill that a percentage is of. */
export type AddOnBase = 'total' | 'material' | 'labour'

export interface AddOn {
  readonly id: AddOnId
  readonly of: AddOnBase
  /** In per cent: where it usually lies, and the one to begin with. */
  readonly pct: { readonly low: number; readonly likely: number; readonly high: number }
  readonly status: Status
  readonly sources?: readonly string[]
}

/** What a line of the bill is. */
export interface Item {
  readonly id: string
  readonly item: string
  readonly unit: RateUnit
  readonly key: DirectCostKey
}

/** An item of the bill, as the reference house has it at Standard: quantity in the unit, rate in rupees. */
export interface PricedItem extends Item {
  readonly referenceRatePkr: number
  readonly referenceQuantity: number
}

/** What a line is in one city where that differs: its name there, what is bought, and the city's own rates. */
export interface LocalLine {
  readonly item?: string
  readonly specs?: ByGrade<string>
  /** Rupees in this city; they take the place of the rates in Lahore and of the city's index. */
  readonly rates?: { readonly pkr: ByGrade; readonly status: Status; readonly sources?: string }
  readonly note?: string
}

/**
 * What a line is in a house of a size: its name and its rates by a driver. The first step whose `upTo` the driver does not
 * exceed; the last has none. So a thing that there is once is a larger one in a larger house.
 */
export interface Sizes {
  readonly driver: Driver
  readonly steps: readonly {
    readonly upTo?: number
    readonly items: ByGrade<string>
    readonly ratesPkr: ByGrade
  }[]
}

/** How a line's figures follow from a house. Rates are rupees in Lahore; source ids are separated by blanks. */
export interface LineFigures {
  readonly costClass: CostClass
  /** How they spread is our own estimate. */
  readonly stages: StageShares
  /** Quantity for each unit of a driver, or by its size, at Standard in Lahore. */
  readonly drivers: { readonly [driver in Driver]?: number | readonly Step[] }
  readonly rounding: Rounding
  readonly ratesPkr: ByGrade
  /** Quantity against Standard; 0 leaves the line out, absent means 1 at every grade. */
  readonly quantityFactors?: ByGrade
  /** Labour's part of the cost, 0 to 1; absent means none. */
  readonly labourShare?: number
  readonly rateStatuses: ByGrade<Status>
  readonly quantityStatus: Status
  /** How far the sources' range of the rate lies below and above it, in per cent. */
  readonly rateBandPct?: readonly [below: number, above: number]
  readonly rateSources?: string
  readonly quantitySources?: string
  /** The line is a part of the house that can be left or added. */
  readonly option?: OptionId
  /** What is bought at each grade, in words; the book of 2025 has none. */
  readonly specs?: ByGrade<string>
  readonly note?: string
  /** Absent where the line has one name and one rate at a grade. `ratesPkr` are those of the reference house's size. */
  readonly sizes?: Sizes
  /** The rate is the same in every city, as a fee that one authority sets. */
  readonly national?: true
  readonly local?: { readonly [city in City]?: LocalLine }
}

/** One priced line of the bill. */
export interface PricedLine extends Item, LineFigures {}

/** Numbers of rooms, each 1 to 10. */
export interface Rooms {
  readonly bedrooms: number
  readonly bathrooms: number
  readonly kitchens: number
  readonly livingRooms: number
  readonly drawingRooms: number
}

/** Where a figure was read. */
export interface Source {
  readonly site: string
  readonly page: string
  readonly date: string
}

/** How a city differs from Lahore, by cost class; what is absent does not differ. */
export interface CityFigures {
  readonly rateIndex: { readonly [costClass in CostClass]?: number }
  readonly rateStatus: { readonly [costClass in CostClass]?: Status }
  readonly rateSources: { readonly [costClass in CostClass]?: string }
  /** By line id. */
  readonly quantityFactors: { readonly [lineId: string]: number }
  readonly note?: string
}

/** Amounts as texts, the way they were published: `1.19 Crore`, `55 to 60 Lakh`. */
export interface Headline {
  readonly grey_structure_cost: string
  readonly complete_house_cost: string
}

export type Breakdown = { readonly [key in BreakdownKey]: string }

export interface Limits {
  readonly min: number
  readonly max: number
}

/** What the quick estimate needs of a price book: kept apart, since its page loads nothing else. */
export interface QuickBook {
  /** Named by every estimate, link, print and download. */
  readonly version: string
  /** ISO date of the prices. */
  readonly pricesAsOf: string
  readonly headline: { readonly [city in City]: { readonly [area in Area]: Headline } }
  readonly breakdown: { readonly [city in City]: { readonly [area in Area]: Breakdown } }
  /** Texts that answer to no input: the reference house at Premium. */
  readonly fixedSummary: {
    readonly greyStructureMaterial: string
    readonly finishingMaterial: string
    readonly labourCost: string
  }
  /** The house the line items are measured on. */
  readonly reference: {
    readonly city: City
    readonly plotAreaSft: number
    readonly coveredAreaSft: number
    readonly storeys: number
    readonly rooms: Rooms
  }
  readonly items: readonly PricedItem[]
}

/** Everything an estimate is worked out from, replaced as a whole. */
export interface PriceBook extends Pick<QuickBook, 'version' | 'pricesAsOf' | 'reference'> {
  /** The quick estimate shown beside this book's: of this version, or of an older one that stays in use. */
  readonly quick: QuickBook
  readonly lines: readonly PricedLine[]
  readonly cities: { readonly [city in City]: CityFigures }
  /** Per cent that a quantity may turn out less or more, by cost class: joined with the line's rate band. */
  readonly quantityPct?: { readonly [costClass in CostClass]: number }
  /** Per cent below and above a cost, by cost class, in the book of 2025, which does not part rate and quantity. */
  readonly uncertaintyPct?: {
    readonly [costClass in CostClass]: { readonly low: number; readonly high: number }
  }
  /** Per cent that all prices may fall or rise in a year after the book's date. */
  readonly ageingPct?: { readonly low: number; readonly high: number }
  /** How far errors of different lines go together, 0 to 1. */
  readonly correlation: number
  /** By number of storeys, first entry one storey. */
  readonly storeyFactors: readonly number[]
  readonly storeyFactorClasses: readonly CostClass[]
  readonly limits: {
    readonly plotMarla: Limits
    readonly coveredAreaSft: Limits
    readonly storeys: Limits
    readonly rooms: Limits
  }
  readonly defaults: {
    readonly storeys: number
    /** Covered area in sft at plots of so many Marla of 225 sft; straight lines between and beyond. */
    readonly coveredAreaByMarla: readonly (readonly [marla: number, sft: number])[]
    /** The first row whose `upToMarla` is not exceeded; the last row has none. */
    readonly rooms: readonly (Rooms & { readonly upToMarla?: number })[]
  }
  /** The houses that sources describe; estimates beyond them stand on the model alone. Marla of 225 sft. */
  readonly publishedHouses: { readonly plotMarla: Limits; readonly coveredAreaSft: Limits }
  readonly options: readonly Option[]
  /** Never part of a bill unless the family asks for them. */
  readonly addOns: readonly AddOn[]
  readonly gradeMeanings: { readonly [grade in Grade]: string }
  readonly sources: { readonly [id: string]: Source }
}

/** What an estimate, a print or a download says about the prices it used. */
export interface PriceBookName {
  readonly version: string
  readonly pricesAsOf: string
}

export function nameOf({ version, pricesAsOf }: PriceBookName): PriceBookName {
  return { version, pricesAsOf }
}

/** Lines from items and their figures, which stand in the same order. */
export function joinLines(items: readonly Item[], figures: readonly LineFigures[]): PricedLine[] {
  return items.flatMap((item, place) => {
    const own = figures[place]
    return own ? [{ ...item, ...own }] : []
  })
}
