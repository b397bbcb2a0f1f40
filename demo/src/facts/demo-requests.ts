import { currentPriceBook, detailedEstimate } from '@tameer/calculator'
import { freezeBill } from '@tameer/contract'

// Families that do not exist, and their requests to the demo's companies.

/**
 * Key of the demo family's own request. Everybody knows it, and it opens only that request of a demo: the demo is never
 * loaded in production.
 */
export const demoRequestKey = 'demo-request-key-for-one-family-in-Lahore-0'

export interface DemoRequest {
  name: string
  service: 4 | 5 | 6
  city: string
  locality: string
  start: string
  notes: string
  plot: { plotSize: number; plotUnit: string; marlaStandardSft: number }
  coveredAreaSft: number
  /** Undefined for Architecture. */
  estimate: ReturnType<typeof estimateOf> | undefined
  /** Days since the companies were invited. */
  sentDaysAgo: number
  companyKeys: readonly string[]
  /** Hours until each of the companies sent its quote; undefined for a request that waits. */
  answeredAfterHours?: readonly [number, number, number]
}

interface House {
  city: string
  plotSize: number
  marlaStandardSft: 225 | 250 | 272.25
  constructionType?: string
  grade?: string
}

function estimateOf(house: House) {
  const result = detailedEstimate(
    { plotUnit: 'Marla', ...house },
    currentPriceBook,
    currentPriceBook.pricesAsOf,
  )
  if (!result.ok) throw new Error(`the demo's house in ${house.city} has no estimate`)
  const { answers, priceBook } = result.estimate
  return { answers, priceBook: priceBook.version, bill: freezeBill(result.estimate) }
}

function houseOf(house: House) {
  const estimate = estimateOf(house)
  const plot = { plotSize: house.plotSize, plotUnit: 'Marla', marlaStandardSft: house.marlaStandardSft }
  return { city: house.city, plot, coveredAreaSft: estimate.bill.coveredAreaSft, estimate }
}

const tenMarla = houseOf({ city: 'Lahore', plotSize: 10, marlaStandardSft: 225 })

/** A request that has its quotes. Several of them say how soon a company answers. */
function answered(
  sentDaysAgo: number,
  companyKeys: readonly string[],
  hours: readonly [number, number, number],
) {
  const family = { name: 'A family (Demo)', service: 5, locality: 'Johar Town', start: 'not-sure' } as const
  return { ...family, ...tenMarla, notes: '', sentDaysAgo, companyKeys, answeredAfterHours: hours }
}

const first = ['canal-bank-builders', 'honest-measure', 'ravi-brickworks']
const second = ['fair-face-concrete', 'two-storey-works', 'handover-homes']

/** Requests of the demo. The first has three quotes; the next wait for an answer, and the last have theirs. */
export const demoRequests: readonly DemoRequest[] = [
  {
    name: 'Sana Malik (Demo)',
    service: 5,
    locality: 'Johar Town',
    start: 'not-sure',
    sentDaysAgo: 6,
    ...tenMarla,
    notes: 'Two storeys for a family of six. The plot is a corner; the street is 40 feet wide.',
    companyKeys: first,
    answeredAfterHours: [48, 72, 96],
  },
  {
    name: 'Bilal Ahmed (Demo)',
    service: 5,
    locality: 'Wapda Town',
    start: 'not-sure',
    sentDaysAgo: 1,
    ...houseOf({ city: 'Lahore', plotSize: 5, marlaStandardSft: 225, constructionType: 'Grey Structure' }),
    notes: 'Grey structure only. We finish it ourselves next year.',
    companyKeys: ['ravi-brickworks', 'canal-bank-builders', 'fair-face-concrete'],
  },
  {
    name: 'Hina Qureshi (Demo)',
    service: 6,
    locality: 'Model Town',
    start: 'not-sure',
    sentDaysAgo: 2,
    ...houseOf({ city: 'Lahore', plotSize: 20, marlaStandardSft: 225, grade: 'Premium' }),
    notes: 'The structure stands. We look for somebody who plans and does the finishing.',
    companyKeys: ['warm-lamp', 'handover-homes'],
  },
  {
    name: 'Usman Tariq (Demo)',
    service: 4,
    city: 'Lahore',
    locality: 'Bahria Town',
    start: 'not-sure',
    plot: { plotSize: 1, plotUnit: 'Kanal', marlaStandardSft: 225 },
    coveredAreaSft: 5_400,
    estimate: undefined,
    sentDaysAgo: 1,
    notes: 'Drawings for the society, and a second opinion on the plan we have.',
    companyKeys: ['jaali-and-court', 'two-storey-works'],
  },
  {
    name: 'Farah Siddiqui (Demo)',
    service: 5,
    locality: 'Gulshan-e-Iqbal',
    start: 'not-sure',
    sentDaysAgo: 8,
    ...houseOf({ city: 'Karachi', plotSize: 8, marlaStandardSft: 225 }),
    notes: 'An old house stands on the plot. Please say what its removal costs.',
    companyKeys: ['harbour-frame', 'mangrove-builders'],
  },
  answered(13, first, [5, 20, 30]),
  answered(21, first, [7, 26, 18]),
  answered(36, first, [11, 44, 25]),
  answered(10, second, [3, 31, 60]),
  answered(18, second, [9, 22, 75]),
  answered(40, second, [6, 40, 52]),
]
