import { decodeAnswers, detailedEstimate } from '@tameer/calculator'
import { estimatePageAddress } from '@tameer/contract'
import { houseFactsInWords, materialOf, stageOf } from '@tameer/words/house-in-words'
import * as words from '#words/ask-companies'
import * as house from '#words/house-words'
import type { OwnHouse } from '../../features/own-house/own-house.ts'
import { pageAddress } from '../../net/addresses.ts'

/** A family's message to several companies, and the link that it includes. */
export interface AskMessage {
  readonly text: string
  /** Link to the house's whole bill; undefined without a house. */
  readonly link: string | undefined
}

/** Message with the house in plain words and two questions. */
export function askMessage(own: OwnHouse | null): AskMessage {
  const made = own ? detailedEstimate(decodeAnswers(own.query).answers) : undefined
  if (!own || !made?.ok) return { text: words.withoutHouse, link: undefined }
  const { answers } = made.estimate
  const { coveredArea, rooms } = houseFactsInWords(made.estimate, house)
  const facts = [
    coveredArea,
    rooms,
    house.lower(stageOf(made.estimate, house)),
    ...(answers.constructionMode === 'With Material' ? [] : [materialOf(made.estimate, house)]),
    words.gradeFinish(house.grades[answers.grade]),
  ].join(house.comma)
  const named = words.houseNamed(
    house.groupDigits(answers.plotSize),
    house.plotUnits[answers.plotUnit],
    house.cities[answers.city],
  )
  return { text: words.withHouse(named, facts), link: pageAddress(estimatePageAddress(own.query)) }
}
