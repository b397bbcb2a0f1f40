import { type DetailedEstimate, displayDate, groupDigits } from '@tameer/calculator'

/** `7 Marla House Construction Cost in Karachi`, as the quick estimate names itself. */
export function titleOf({ answers }: DetailedEstimate): string {
  return `${groupDigits(answers.plotSize)} ${answers.plotUnit} House Construction Cost in ${answers.city}`
}

/** The answers of an estimate in one line: what the figures stand for. */
export function answersInWords({ answers }: DetailedEstimate): string {
  const { plotUnit, plotSize, marlaStandardSft, storeys } = answers
  const inMarla = plotUnit === 'Marla' || plotUnit === 'Kanal'
  return [
    `${groupDigits(plotSize)} ${plotUnit}${inMarla ? ` (Marla of ${marlaStandardSft} sft)` : ''} in ${answers.city}`,
    `${groupDigits(answers.coveredAreaSft)} sft covered`,
    storeys === 1 ? '1 storey' : `${storeys} storeys`,
    `bedrooms ${answers.bedrooms}, bathrooms ${answers.bathrooms}, kitchens ${answers.kitchens}, living rooms ${answers.livingRooms}, drawing rooms ${answers.drawingRooms}`,
    answers.constructionType === 'Complete' ? 'complete house' : 'grey structure',
    answers.constructionMode === 'With Material' ? 'with material' : 'labour alone, without material',
    answers.grade,
  ].join('; ')
}

/** The prices an estimate used. */
export function pricesInWords({ priceBook }: DetailedEstimate): string {
  return `Prices of ${displayDate(priceBook.pricesAsOf)} (price book ${priceBook.version})`
}
