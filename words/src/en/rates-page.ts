// The pages with the rates of materials and labour. Amounts come as text, without the currency.

import { percent } from './articles.ts'

export { articles, articleUnits, localArticles } from './articles.ts'
export { inPkr } from './cost-page.ts'

export const rates = 'Rates'
export const cityTitle = (city: string) => `Rates of materials and labour in ${city}`
export const everywhereTitle = 'Rates of materials and labour in Pakistan'
export const cityDescription = (city: string, days: string) =>
  `Cement, steel, bricks, sand, tiles, paint, wire and labour in ${city}: each rate with its day, its source and its change. Prices of ${days}.`
export const everywhereDescription = (days: string) =>
  `Cement, steel, bricks, sand, tiles, paint, wire and labour in Lahore, Islamabad and Karachi. Prices of ${days}, free to download.`
export const lead = 'Every estimate here is made with these rates. A shop’s price to you can differ.'
export const today = 'The newest rates'
export const todayHint = (days: string) => `In rupees, for one unit, at prices of ${days}.`
export const article = 'Article'
export const forUnit = (unit: string) => `for ${unit === '1,000' ? '1,000 pieces' : `a ${unit}`}`
export const inAMonth = (pct: number) => `${percent(pct)} in a month`
export const inAYear = (pct: number) => `${percent(pct)} in a year`
export const usedIn = (lines: number) =>
  lines === 1 ? 'in 1 line of the bill' : `in ${lines} lines of the bill`
export const sources = 'Sources'
export const sourceNumber = (number: number) => `source ${number}`
export const index = 'Cost of the same house'
export const indexHint = (city: string, day: string) =>
  `The usual complete house on 10 Marla in ${city}, priced line by line at each version of the rates. 100 is its cost with those of ${day}.`
export const pricesOf = 'Version'
export const file = 'All rates in one file'
export const fileHint = (licence: string) =>
  `Every rate since the first version, with day, source and note, for spreadsheets and programs. Free to use with our name beside it (${licence}).`
export const download = 'Download (CSV)'
export const otherCities = 'Rates in each city'
export const withSources = 'With days, sources and changes'
export const ratesIn = (city: string) => `Rates in ${city}`
export const costs = 'What a house costs at these rates'
export const costOf = (city: string) => `What a house costs in ${city}`
