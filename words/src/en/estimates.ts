export const pricesMove = 'Prices are subject to market change and may not be fully accurate.'
export const figureToPlanWith =
  'Take it as a figure to plan with. The price of your house is what you and your builder agree in writing.'
/** Items that no bill contains; not a whole sentence. The homeowner's page in docs/ has the full text. */
export const neverInBill =
  'the land, the architect and supervision, a contractor’s profit (often 8 to 15 %), furniture, air-conditioners, curtains, lawn, solar panels, a lift, a basement, demolition, bad soil, the cost of borrowing, and any change of price after the date of the prices'
export const disclaimer = 'Disclaimer'
export const askBuilders = 'Ask the people who build'
export const askBuildersText =
  'Look through the finished houses of construction companies and ask three of them for a bill of quantities. It is free.'
export const seeCompanies = 'See construction companies'
export const quickEstimate = 'Quick estimate'
export const detailedEstimate = 'Detailed estimate'
export const compare = 'Compare'
/** After the name of a link. */
export const counted = (count: number) => `\u00a0(${count})`
export const kindOfEstimate = 'Kind of estimate'
export const askGreyCost = 'What does a 10 Marla grey structure cost in Lahore?'
export const answerGreyCost =
  'About PKR 1.26 Crore with premium material. The quick estimate shows the published figure, 1.10 Crore, which a plain standard house meets.'
export const askGreyRate = 'What is the rate of a grey structure for a square foot?'
export const answerGreyRate =
  'PKR 3.73 Thousand for each square foot of covered area, with premium material, on 3,375 square feet.'
export const askGreyOrComplete = 'What is a grey structure, and what is a complete house?'
export const answerGreyOrComplete =
  'A grey structure is the house without its finishing: foundations, walls, roofs, plaster, and the pipes and wires inside them. A complete house adds tiles, doors, windows, paint, fittings and the connections.'
export const askKarachi = 'Why is the figure for Karachi between two figures?'
export const answerKarachi =
  'For Karachi costs are published as a range, such as 55 to 60 Lakh. The total is the middle of the range, and the range stands beside it.'
export const askNotInCost = 'What is not in the cost?'
export const answerNotInCost =
  'The plot, the fees of an architect or engineer, furniture, appliances, solar panels, and the margin of a contractor who builds for a fixed price.'
export const askPrices = 'How fresh are the prices?'
export const questions = 'Questions about the cost'
export const bedrooms = 'Bedrooms'
export const bathrooms = 'Bathrooms'
export const kitchens = 'Kitchens'
export const livingRooms = 'Living Rooms'
export const drawingRooms = 'Drawing Rooms'
export const answerPrices = (date: string) =>
  `They are of ${date}. Bricks, cement and steel move within weeks: ask for a dated quotation before you buy.`
export const whichHouse =
  'A detailed estimate is for the house you described, the quick estimate for a double-storey house of 5, 10 or 20 Marla.'
export const referenceHouse = 'The cost is for a 10 Marla double-storey house.'
/** For a house of another size. */
export const chosenHouse = (area: string, city: string) =>
  `The cost is for a ${area} double-storey house in ${city}. The items below it are those of a 10 Marla double-storey house.`
export const notIncluded = (items: string, date: string) =>
  `Not in it: ${items}, which is ${date}. Low and high are a range of prices and quantities.`
