// Said on the page, on paper and in the spreadsheet.

/** Holds for every estimate. */
export const pricesSentence = 'Prices are subject to market change and may not be fully accurate.'

export const planningSentence =
  'Take it as a figure to plan with. The price of your house is what you and your builder agree in writing.'

/** What no bill has in it; a sentence without its stop. The homeowner's page of docs/ says the same at length. */
export const neverInBill =
  'the land, the architect and supervision, a contractor’s profit (often 8 to 15\u00a0%), furniture, air-conditioners, curtains, lawn, solar panels, a lift, a basement, demolition, bad soil, the cost of borrowing, and any change of price after the date of the prices'
