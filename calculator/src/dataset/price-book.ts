// The shape of a price book: prices, quantities, cities and grades, with its version, its date and the source of
// each figure. The code knows this shape, but no figure.

export const cities = ['Lahore', 'Islamabad', 'Karachi'] as const
export type City = (typeof cities)[number]

/** The plot sizes that have a published headline. */
export const areas = ['5 Marla', '10 Marla', '20 Marla'] as const
export type Area = (typeof areas)[number]

/** Quality of materials. Figures by grade have this order. */
export const grades = ['Economy', 'Standard', 'Premium'] as const
export type Grade = (typeof grades)[number]
export type ByGrade<Value = number> = readonly [economy: Value, standard: Value, premium: Value]

/** The two halves of a house. A line belongs to one of them. */
export const phases = ['grey', 'finishing'] as const
export type Phase = (typeof phases)[number]

/** Stages in the order in which a house is built. */
export const stages = ['start', 'foundation', 'structure', 'walls', 'services', 'finishing', 'end'] as const
export type Stage = (typeof stages)[number]

/** Shares of a line's cost by the stage they are paid in, in per cent that add up to 100. */
export type StageShares = { readonly [stage in Stage]?: number }

/** Certainty of a figure: found in a source, derived from sources, or a professional estimate. */
export type Status = 'published' | 'derived' | 'assumed'

/**
 * Keys of the direct costs: those below `foundation_and_structure`, and those beside it. Each bill line belongs to
 * one.
 */
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

/** Unit of a rate. */
export type RateUnit = 'Rft' | 'Cft' | 'Sft' | 'Kg' | 'per 1000 bricks' | 'Unit' | 'Set'

/** Driver of a quantity: areas in sft, the perimeter in feet, numbers of rooms; `fixed` is one for each house. */
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

/**
 * Quantity in steps of size: the first step counts whose `upTo` the driver does not exceed; the last step has none.
 */
export interface Step {
  readonly upTo?: number
  readonly value: number
}

/** Rounding of a quantity; `count` rounds to at least one, except for zero. */
export type Rounding = 'whole' | 'count' | 'hundredth'

/** Status of a rate on a bill, which can also be the family's own price. */
export type RateStatus = Status | 'yours'

/** Parts of a house that a family may add or leave out at any grade. */
export type OptionId =
  | 'boundaryWall'
  | 'bore'
  | 'septicTank'
  | 'gasConnection'
  | 'elevationCladding'
  | 'featureWalls'

/** True for each grade whose usual house has it. */
export interface Option {
  readonly id: OptionId
  readonly usual: ByGrade<boolean>
}

/** Percentages on top of a bill. */
export type AddOnId = 'margin' | 'design' | 'tax' | 'contingency'
/** Sum of the bill that a percentage is taken of. */
export type AddOnBase = 'total' | 'material' | 'labour'

export interface AddOn {
  readonly id: AddOnId
  readonly of: AddOnBase
  /** Usual range in per cent, and the default. */
  readonly pct: { readonly low: number; readonly likely: number; readonly high: number }
  readonly status: Status
  readonly sources?: readonly string[]
}

/** Texts and unit of a bill's line. */
export interface Item {
  readonly id: string
  readonly item: string
  readonly unit: RateUnit
  readonly key: DirectCostKey
}

/** An item of the bill at Standard, as in the reference house: quantity in the unit, rate in rupees. */
export interface PricedItem extends Item {
  readonly referenceRatePkr: number
  readonly referenceQuantity: number
}

/** Differences of a line in one city: its name there, the specification, and the city's own rates. */
export interface LocalLine {
  readonly item?: string
  readonly specs?: ByGrade<string>
  /** Rupees in this city. They replace the rates in Lahore and the city's index. */
  readonly rates?: { readonly pkr: ByGrade; readonly status: Status; readonly sources?: string }
  readonly note?: string
}

/**
 * Name and rates of a line in steps of size, by a driver. The first step counts whose `upTo` the driver does not
 * exceed; the last step has none. So a larger house gets one larger thing instead of more than one.
 */
export interface Sizes {
  readonly driver: Driver
  readonly steps: readonly {
    readonly upTo?: number
    readonly items: ByGrade<string>
    readonly ratesPkr: ByGrade
  }[]
}

/** Rules for a line's figures. Rates are rupees in Lahore; source ids are separated by spaces. */
export interface LineFigures {
  readonly costClass: CostClass
  /** The shares of the stages are our own estimate. */
  readonly stages: StageShares
  /** Quantity for each unit of a driver, or by steps of size, at Standard in Lahore. */
  readonly drivers: { readonly [driver in Driver]?: number | readonly Step[] }
  readonly rounding: Rounding
  readonly ratesPkr: ByGrade
  /** Factor of the quantity against Standard; 0 leaves the line out, absent means 1 at every grade. */
  readonly quantityFactors?: ByGrade
  /** Labour's share of the cost, 0 to 1; absent means none. */
  readonly labourShare?: number
  readonly rateStatuses: ByGrade<Status>
  readonly quantityStatus: Status
  /** Distance of the sources' range below and above the rate, in per cent. */
  readonly rateBandPct?: readonly [below: number, above: number]
  readonly rateSources?: string
  readonly quantitySources?: string
  /** Option of the house that the line belongs to. The family can leave it out or add it. */
  readonly option?: OptionId
  /** Specification at each grade, in words; the book of 2025 has none. */
  readonly specs?: ByGrade<string>
  readonly note?: string
  /**
   * Absent for a line with one name and one rate at a grade. `ratesPkr` are those of the reference house's size.
   */
  readonly sizes?: Sizes
  /** True for a rate that is the same in every city, such as a fee that one authority sets. */
  readonly national?: true
  readonly local?: { readonly [city in City]?: LocalLine }
}

/** One priced line of the bill. */
export interface PricedLine extends Item, LineFigures {}

/** Numbers of rooms, 1 to 10 each. */
export interface Rooms {
  readonly bedrooms: number
  readonly bathrooms: number
  readonly kitchens: number
  readonly livingRooms: number
  readonly drawingRooms: number
}

/** Source of a figure. */
export interface Source {
  readonly site: string
  readonly page: string
  readonly date: string
}

/** A thing that a shop or a bulletin quotes: lines of the book move by its price. */
export interface Article {
  readonly id: string
  /** Its price is this many times the rate of its first line: a coil of wire has 295 running feet. Absent: once. */
  readonly size?: number
  /** Absent: all cities. */
  readonly cities?: readonly City[]
  /** Ids of lines. The Standard rate of the first one is the article's price; all others keep their ratio to it. */
  readonly lines: readonly [string, ...string[]]
}

/** Last price of a line in a city that was published after the book was compiled. */
export interface MovedRate {
  /** New rate over the compiled one. */
  readonly ratio: number
  /** ISO date of the price. */
  readonly day: string
  /** Id of its source. */
  readonly source: string
  /** Status of the Standard rate, for the line that is quoted itself. */
  readonly quoted?: Status
}

/** Differences of a city from Lahore, by cost class. An absent class does not differ. */
export interface CityFigures {
  readonly rateIndex: { readonly [costClass in CostClass]?: number }
  readonly rateStatus: { readonly [costClass in CostClass]?: Status }
  readonly rateSources: { readonly [costClass in CostClass]?: string }
  /** By line id. */
  readonly quantityFactors: { readonly [lineId: string]: number }
  /** By line id. */
  readonly moved?: { readonly [lineId: string]: MovedRate }
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

/** Headlines of the quick estimate. They are kept apart, since the detailed bill shows no more of it. */
export interface HeadlineBook {
  /** Version that every estimate, link, print and download names. */
  readonly version: string
  /** ISO date of the prices. */
  readonly pricesAsOf: string
  readonly headline: { readonly [city in City]: { readonly [area in Area]: Headline } }
}

/** Figures for the quick estimate. They are kept apart, since its page loads nothing else. */
export interface QuickBook extends HeadlineBook {
  readonly breakdown: { readonly [city in City]: { readonly [area in Area]: Breakdown } }
  /** Texts that do not depend on any input: the reference house at Premium. */
  readonly fixedSummary: {
    readonly greyStructureMaterial: string
    readonly finishingMaterial: string
    readonly labourCost: string
  }
  /** House that the line items are measured on. */
  readonly reference: {
    readonly city: City
    readonly plotAreaSft: number
    readonly coveredAreaSft: number
    readonly storeys: number
    readonly rooms: Rooms
  }
  readonly items: readonly PricedItem[]
}

/** All figures of an estimate. A price book is only replaced as a whole. */
export interface PriceBook extends Pick<QuickBook, 'version' | 'pricesAsOf' | 'reference'> {
  /** Headlines that are shown beside this book's: of this version, or of an older one that stays in use. */
  readonly headlines: HeadlineBook
  readonly lines: readonly PricedLine[]
  /** The compiled book that this one was made of by published changes; absent: it is compiled itself. */
  readonly compiled?: PriceBookName
  readonly cities: { readonly [city in City]: CityFigures }
  /**
   * Uncertainty of a quantity below and above it, in per cent, by cost class. It is combined with the uncertainty
   * of the line's rate.
   */
  readonly quantityPct?: { readonly [costClass in CostClass]: number }
  /**
   * Per cent below and above a cost, by cost class, in the book of 2025, which does not separate rate and quantity.
   */
  readonly uncertaintyPct?: {
    readonly [costClass in CostClass]: { readonly low: number; readonly high: number }
  }
  /** Per cent by which all prices may fall or rise in a year after the book's date. */
  readonly ageingPct?: { readonly low: number; readonly high: number }
  /** Correlation of the errors of different lines, 0 to 1. */
  readonly correlation: number
  /** Factors by number of storeys; the first entry is for one storey. */
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
    /** Covered area in sft by plot size in Marla of 225 sft, with straight lines between and beyond the points. */
    readonly coveredAreaByMarla: readonly (readonly [marla: number, sft: number])[]
    /** The first row applies whose `upToMarla` is not exceeded; the last row has none. */
    readonly rooms: readonly (Rooms & { readonly upToMarla?: number })[]
  }
  /** Range of the houses that sources describe; estimates outside it rest on the model alone. Marla of 225 sft. */
  readonly publishedHouses: { readonly plotMarla: Limits; readonly coveredAreaSft: Limits }
  readonly options: readonly Option[]
  /** Items that are never part of a bill unless the family asks for them. */
  readonly addOns: readonly AddOn[]
  readonly gradeMeanings: { readonly [grade in Grade]: string }
  readonly sources: { readonly [id: string]: Source }
}

/** Totals of the usual complete houses at the prices of one version; whole rupees. */
export interface UsualBills {
  readonly pricesAsOf: string
  readonly ageingPct?: PriceBook['ageingPct'] | undefined
  readonly bills: {
    readonly [city in City]: {
      readonly [area in Area]: {
        readonly costPkr: number
        readonly lowPkr: number
        readonly highPkr: number
        /** Its grey structure alone. */
        readonly greyPkr: number
        /** Parts of the cost by the day of their prices; absent where that is the same for all. */
        readonly days?: { readonly [day: string]: number } | undefined
      }
    }
  }
}

/** Facts about the used prices that an estimate, a print or a download shows. */
export interface PriceBookName {
  readonly version: string
  readonly pricesAsOf: string
  /** Day of the oldest price, where it differs. */
  readonly pricesSince?: string
}

/** Name of a book, with the days of all of its prices. */
export function nameOf({
  version,
  pricesAsOf,
  compiled,
}: PriceBookName & Pick<PriceBook, 'compiled'>): PriceBookName {
  return { version, pricesAsOf, ...(compiled ? { pricesSince: compiled.pricesAsOf } : {}) }
}

/** Joins items and their figures, which have the same order, into lines. */
export function joinLines(items: readonly Item[], figures: readonly LineFigures[]): PricedLine[] {
  return items.flatMap((item, place) => {
    const own = figures[place]
    return own ? [{ ...item, ...own }] : []
  })
}
