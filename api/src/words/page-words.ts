// Texts of the server's pages, by language.

import * as enAmounts from '@tameer/words/en/amounts'
import * as enBill from '@tameer/words/en/bill-page'
import * as enCalculator from '@tameer/words/en/calculator'
import * as enCatalogue from '@tameer/words/en/catalogue'
import * as enCheck from '@tameer/words/en/check-entrances'
import * as enChoosing from '@tameer/words/en/choose-builder'
import * as enFacts from '@tameer/words/en/company-facts'
import * as enCost from '@tameer/words/en/cost-page'
import * as enDetailed from '@tameer/words/en/detailed-estimate'
import * as enEmbed from '@tameer/words/en/embed'
import * as enEstimate from '@tameer/words/en/estimate-page'
import * as enMessages from '@tameer/words/en/first-message'
import * as enHouse from '@tameer/words/en/house-words'
import * as enLanguage from '@tameer/words/en/language'
import * as enMarks from '@tameer/words/en/marks'
import * as enPlaces from '@tameer/words/en/places'
import * as enItems from '@tameer/words/en/price-book'
import * as enPages from '@tameer/words/en/public-pages'
import * as enPublished from '@tameer/words/en/published-figure'
import * as enQuantities from '@tameer/words/en/quantities'
import * as enRates from '@tameer/words/en/rates'
import * as enRatesPage from '@tameer/words/en/rates-page'
import * as enShell from '@tameer/words/en/shell'
import * as enStages from '@tameer/words/en/stages'
import * as enValues from '@tameer/words/en/values'
import * as urAmounts from '@tameer/words/ur/amounts'
import * as urBill from '@tameer/words/ur/bill-page'
import * as urCalculator from '@tameer/words/ur/calculator'
import * as urCatalogue from '@tameer/words/ur/catalogue'
import * as urCheck from '@tameer/words/ur/check-entrances'
import * as urChoosing from '@tameer/words/ur/choose-builder'
import * as urFacts from '@tameer/words/ur/company-facts'
import * as urCost from '@tameer/words/ur/cost-page'
import * as urDetailed from '@tameer/words/ur/detailed-estimate'
import * as urEmbed from '@tameer/words/ur/embed'
import * as urEstimate from '@tameer/words/ur/estimate-page'
import * as urMessages from '@tameer/words/ur/first-message'
import * as urHouse from '@tameer/words/ur/house-words'
import * as urLanguage from '@tameer/words/ur/language'
import * as urMarks from '@tameer/words/ur/marks'
import * as urPlaces from '@tameer/words/ur/places'
import * as urItems from '@tameer/words/ur/price-book'
import * as urPages from '@tameer/words/ur/public-pages'
import * as urPublished from '@tameer/words/ur/published-figure'
import * as urQuantities from '@tameer/words/ur/quantities'
import * as urRates from '@tameer/words/ur/rates'
import * as urRatesPage from '@tameer/words/ur/rates-page'
import * as urShell from '@tameer/words/ur/shell'
import * as urStages from '@tameer/words/ur/stages'
import * as urValues from '@tameer/words/ur/values'

const en = {
  amounts: enAmounts,
  bill: enBill,
  calculator: enCalculator,
  catalogue: enCatalogue,
  check: enCheck,
  choosing: enChoosing,
  cost: enCost,
  detailed: enDetailed,
  embed: enEmbed,
  estimate: enEstimate,
  facts: enFacts,
  house: { ...enHouse, itemName: enItems.itemName },
  items: enItems,
  language: enLanguage,
  marks: enMarks,
  messages: enMessages,
  pages: enPages,
  places: enPlaces,
  published: enPublished,
  quantities: enQuantities,
  rates: enRates,
  ratesPage: enRatesPage,
  shell: enShell,
  stages: enStages,
  values: enValues,
}

const ur = {
  amounts: urAmounts,
  bill: urBill,
  calculator: urCalculator,
  catalogue: urCatalogue,
  check: urCheck,
  choosing: urChoosing,
  cost: urCost,
  detailed: urDetailed,
  embed: urEmbed,
  estimate: urEstimate,
  facts: urFacts,
  house: { ...urHouse, itemName: urItems.itemName },
  items: urItems,
  language: urLanguage,
  marks: urMarks,
  messages: urMessages,
  pages: urPages,
  places: urPlaces,
  published: urPublished,
  quantities: urQuantities,
  rates: urRates,
  ratesPage: urRatesPage,
  shell: urShell,
  stages: urStages,
  values: urValues,
}

export const pageWords = { en, ur }
export type PageWords = (typeof pageWords)[keyof typeof pageWords]
