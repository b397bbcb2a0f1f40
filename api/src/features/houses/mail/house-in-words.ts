import { clientLink, type Language, screens } from '@tameer/contract'
import type { Context } from '../../../context/context.ts'
import type { CityNames } from '../../../db/queries/companies/catalogue.ts'
import type { HouseRecord } from '../../../db/tables/house-schema.ts'
import { briefWords, houseWords } from '../../../words/mail-words.ts'
import { plotOf } from '../house-presenter.ts'

/** A house in one line of a letter: `10 Marla, Lahore`; without a plot its city. */
export function houseInLine(
  house: Pick<HouseRecord, 'city' | 'plot'>,
  cityNames: CityNames,
  language: Language,
): string {
  const { nameOf, groupDigits, plotUnits } = briefWords[language]
  const names = cityNames(house.city)
  const city = nameOf({ name: names.city, nameUr: names.cityUr })
  const plot = plotOf(house.plot)
  if (plot === null) return city
  return houseWords[language].plotIn(groupDigits(plot.plotSize), plotUnits[plot.plotUnit], city)
}

/** Address of a house for a letter: without a key, at most with a token that works once. */
export function houseLink({ config }: Context, id: string, language: Language, recover?: string): string {
  return config.publicUrl + clientLink(screens.house.to(id, { recover }), language)
}
