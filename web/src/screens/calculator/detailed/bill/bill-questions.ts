import { currentPriceBook, type DetailedEstimate, nameOfBook } from '@tameer/calculator'
import { daysOfPrices, displayAmount, displayRupees, groupDigits } from '#words/amounts'
import * as words from '#words/bill-questions'
import { comparison } from '#words/calculator'
import type { Question } from '../../questions.tsx'

/** Questions below a bill, with the figures of this house; without one, those that hold for every house. */
export function billQuestions(estimate?: DetailedEstimate): Question[] {
  return [
    ...(estimate ? ofThisHouse(estimate) : [{ question: words.askRange, answer: words.answerRangeOfAny }]),
    { question: words.askGreyOrComplete, answer: words.answerGreyOrComplete },
    { question: words.askNotInCost, answer: words.answerNotInCost },
    { question: words.askPrices, answer: words.answerPrices(daysOfPrices(nameOfBook(currentPriceBook))) },
  ]
}

function ofThisHouse({ total, perSft, phases, answers, ...estimate }: DetailedEstimate): Question[] {
  const sft = groupDigits(answers.coveredAreaSft)
  const grey = phases.find(({ phase }) => phase === 'grey')
  const rate = displayRupees(perSft.costPkr)
  return [
    {
      question: words.askSquareFoot,
      answer:
        grey && phases.length > 1
          ? words.answerSquareFootGrey(
              rate,
              sft,
              displayRupees(Math.round(grey.costPkr / answers.coveredAreaSft)),
            )
          : words.answerSquareFoot(rate, sft),
    },
    ...(total.materialPkr > 0
      ? [
          {
            question: words.askMaterial,
            answer: words.answerMaterial(displayAmount(total.materialPkr), displayAmount(total.labourPkr)),
          },
        ]
      : []),
    {
      question: words.askRange,
      answer: words.answerRange(displayAmount(total.lowPkr), displayAmount(total.highPkr)),
    },
    {
      question: words.askQuick,
      answer: comparison(estimate.comparison, daysOfPrices(estimate.priceBook)),
    },
  ]
}
