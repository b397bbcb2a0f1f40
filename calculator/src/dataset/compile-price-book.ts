// Compiles a version's three files into the price book that the product ships: only what an estimate needs, without
// derivable figures. Used when a price book is made and by its tests, never in the browser.
import { byGrade, compileFigures, type ModelLine } from './compile-line.ts'
import {
  type AddOn,
  type Article,
  type BreakdownKey,
  type City,
  type CityFigures,
  type CostClass,
  cities,
  type Grade,
  type Headline,
  type HeadlineBook,
  type Item,
  joinLines,
  type LineFigures,
  type OptionId,
  type Phase,
  type PriceBook,
  type QuickBook,
  type Rooms,
  type Source,
} from './price-book.ts'

interface LineItem {
  id: string
  item: string
  unit: string
  ratePkr: number
  quantity: number
  costPkr: number
  rate: string
  cost: string
  directCostKey: string
  phase: Phase
  premium: { ratePkr: number; quantity: number; costPkr: number; rate: string; cost: string }
}

interface ItemTotals {
  byGroupPkr: Record<string, number>
  greyStructurePkr: number
  ofWhichLabourContractPkr: number
  ofWhichGreyMaterialPkr: number
  finishingPkr: number
  completePkr: number
}

/**
 * `construction-costs.json`: headlines and their breakdown; in older versions also the items of the reference
 * house.
 */
export interface CostsFile {
  pricesAsOf: string
  /** Older version whose quick estimate stays in use; absent when the version has its own. */
  quickEstimateOf?: string
  reference: {
    city: City
    plotAreaSft: number
    storeys: number
    coveredAreaSft: number
    rooms: Rooms
  }
  fixedSummary: { greyStructureMaterial: string; finishingMaterial: string; labourCost: string }
  headline: Record<City, Record<string, Headline>>
  directCostBreakdown: Record<City, Record<string, Record<BreakdownKey, string>>>
  /** Absent, like the following fields, when the model holds everything about the lines. */
  lineItems?: Record<string, LineItem[]>
  supplementaryLineItems?: Record<string, LineItem[]>
  lineItemTotals?: { standard: ItemTotals; premium: ItemTotals }
}

/** Items of the reference house by their group; none when the version lists none. */
export function listedItems({ lineItems, supplementaryLineItems }: CostsFile): Record<string, LineItem[]> {
  return { ...lineItems, ...supplementaryLineItems }
}

/** `estimate-model.json`: rules by which quantities follow from a house. */
export interface ModelFile {
  pricesAsOf: string
  inputs: { name: string; min?: number; max?: number }[]
  defaults: {
    byPlotAreaIn225SftMarla: { storeys: number; rooms: (Rooms & { upToMarla: number | null })[] }
  }
  rho: { value: number }
  storeyFactor: { values: Record<string, number>; appliesToCostClasses: CostClass[] }
  cityRateIndex: {
    values: Record<City, Record<CostClass, number>>
    status: Record<City, string | Record<CostClass, string>>
  }
  cityQuantityFactor: { values: Record<City, Record<string, number>> }
  /** Only in versions that were also fitted to headlines. The product does not use them. */
  anchors?: { nodes: number[]; values: Record<City, Record<Phase, number[]>> }
  uncertaintyByClassPct?: Record<CostClass, { low: number; high: number }>
  ageing?: { pctPerYear: { low: number; high: number } }
  quantityPctByClass?: { values: Record<CostClass, number> }
  /** Absent in the version of 2025, as the percentages are. */
  options?: { id: OptionId; usual: Record<Grade, boolean> }[]
  addOns?: AddOn[]
  articles?: Article[]
  lines: ModelLine[]
  testVectors: TestVector[]
}

/** Test vector: a house and the figures that another implementation of the model found for it. */
export interface TestVector {
  name: string
  inputs: Rooms & {
    city: City
    marlaStandardSft: number
    plotMarla: number
    coveredAreaSft: number
    storeys: number
    qualityGrade: Grade
    calibration?: 'anchored' | 'physical'
  }
  expected: Record<
    | 'grey'
    | 'finishing'
    | 'complete'
    | 'labourOnlyGrey'
    | 'labourOnlyComplete'
    | 'greyLow'
    | 'greyHigh'
    | 'completeLow'
    | 'completeHigh',
    number
  >
  tolerancePkr: number
}

/** `supplement.json`: sources, and rules that the other two files give only as sentences. */
export interface SupplementFile {
  sources: Record<string, Source>
  cityRateSources: { [city in City]?: { [costClass in CostClass]?: string[] } }
  cityNotes: { [city in City]?: string }
  gradeMeanings: Record<Grade, string>
  coveredAreaByMarla: [number, number][]
  publishedHouses: PriceBook['publishedHouses']
}

export interface VersionFiles {
  costs: CostsFile
  model: ModelFile
  supplement: SupplementFile
}

/** A price book in two parts: figures for the quick estimate, and figures that only the detailed one needs. */
export interface CompiledBook {
  /** Absent when an older version's quick estimate stays in use. */
  quick?: QuickBook
  rest: Omit<PriceBook, 'headlines' | 'lines'>
  items: readonly Item[]
  figures: LineFigures[]
}

/** Compiles the price book of a version's files. Does not check them: see `findFaults`. */
export function compilePriceBook(version: string, files: VersionFiles): CompiledBook {
  const quick = files.costs.quickEstimateOf === undefined ? compileQuickBook(version, files) : undefined
  return {
    ...(quick ? { quick } : {}),
    rest: compileRest(version, files),
    items:
      quick?.items ??
      files.model.lines.map(({ id, item, unit, directCostKey: key }) => ({ id, item, unit, key })),
    figures: files.model.lines.map(compileFigures),
  }
}

/** Joins the parts into one price book, with the quick estimate whose headlines are shown beside it. */
export function joinPriceBook({ rest, items, figures }: CompiledBook, quick: QuickBook): PriceBook {
  return { ...rest, headlines: headlinesOf(quick), lines: joinLines(items, figures) }
}

/** The part of a quick estimate that the detailed one shows. */
function headlinesOf({ version, pricesAsOf, headline }: QuickBook): HeadlineBook {
  return { version, pricesAsOf, headline }
}

function compileQuickBook(version: string, { costs, model }: VersionFiles): QuickBook {
  const { greyStructureMaterial, finishingMaterial, labourCost } = costs.fixedSummary
  const listed = Object.values(listedItems(costs)).flat()
  return {
    ...nameAndReference(version, costs),
    headline: costs.headline as unknown as QuickBook['headline'],
    breakdown: costs.directCostBreakdown as unknown as QuickBook['breakdown'],
    fixedSummary: { greyStructureMaterial, finishingMaterial, labourCost },
    items: model.lines.map(({ id, item, unit, directCostKey }) => {
      const own = listed.find((candidate) => candidate.id === id)
      return {
        ...{ id, item, unit, key: directCostKey },
        referenceRatePkr: own?.ratePkr ?? Number.NaN,
        referenceQuantity: own?.quantity ?? Number.NaN,
      }
    }),
  }
}

function compileRest(version: string, { costs, model, supplement }: VersionFiles): CompiledBook['rest'] {
  const { storeys: usualStoreys, rooms: usualRooms } = model.defaults.byPlotAreaIn225SftMarla
  return {
    ...nameAndReference(version, costs),
    cities: Object.fromEntries(
      cities.map((name) => [name, compileCity(name, model, supplement)]),
    ) as unknown as PriceBook['cities'],
    ...(model.uncertaintyByClassPct ? { uncertaintyPct: model.uncertaintyByClassPct } : {}),
    ...(model.quantityPctByClass ? { quantityPct: model.quantityPctByClass.values } : {}),
    ...(model.ageing ? { ageingPct: model.ageing.pctPerYear } : {}),
    correlation: model.rho.value,
    storeyFactors: Object.keys(model.storeyFactor.values)
      .sort()
      .map((count) => model.storeyFactor.values[count] ?? Number.NaN),
    storeyFactorClasses: model.storeyFactor.appliesToCostClasses,
    limits: {
      plotMarla: limits(model, 'plotMarla'),
      coveredAreaSft: limits(model, 'coveredAreaSft'),
      storeys: limits(model, 'storeys'),
      rooms: limits(model, 'bedrooms'),
    },
    defaults: {
      storeys: usualStoreys,
      coveredAreaByMarla: supplement.coveredAreaByMarla,
      rooms: usualRooms.map(({ upToMarla, ...row }) => (upToMarla === null ? row : { upToMarla, ...row })),
    },
    publishedHouses: supplement.publishedHouses,
    options: (model.options ?? []).map(({ id, usual }) => ({ id, usual: byGrade(usual) })),
    addOns: model.addOns ?? [],
    gradeMeanings: supplement.gradeMeanings,
    sources: supplement.sources,
  }
}

function nameAndReference(version: string, { pricesAsOf, reference }: CostsFile) {
  const { city, plotAreaSft, coveredAreaSft, storeys, rooms } = reference
  return { version, pricesAsOf, reference: { city, plotAreaSft, coveredAreaSft, storeys, rooms } }
}

function compileCity(city: City, model: ModelFile, supplement: SupplementFile): CityFigures {
  const status = model.cityRateIndex.status[city]
  const note = supplement.cityNotes[city]
  const sources = Object.entries(supplement.cityRateSources[city] ?? {})
  return {
    rateIndex: Object.fromEntries(
      Object.entries(model.cityRateIndex.values[city]).filter(([, index]) => index !== 1),
    ),
    // The file explains each status in words; the first word is the status.
    rateStatus:
      typeof status === 'string'
        ? {}
        : Object.fromEntries(
            Object.entries(status).map(([costClass, words]) => [costClass, /^\w+/.exec(words)?.[0]]),
          ),
    rateSources: Object.fromEntries(sources.map(([costClass, ids]) => [costClass, ids.join(' ')])),
    quantityFactors: model.cityQuantityFactor.values[city],
    ...(note ? { note } : {}),
  }
}

function limits(model: ModelFile, name: string) {
  const input = model.inputs.find((candidate) => candidate.name === name)
  return { min: input?.min ?? Number.NaN, max: input?.max ?? Number.NaN }
}
