// The bill of a house on the server's pages: sections that unfold to their lines.
/** Small texts before and after a large figure. */
export const aroundFigure = ['PKR', '']
export const inPkr = (amount: string) => `PKR ${amount}`
export const madeOf = 'What the bill is made of'
export const madeOfHint = 'Open a part to see every line of this house, with its rate and its quantity.'
export const sumOfSections = 'Sum of all parts'
