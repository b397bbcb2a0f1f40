// The title of quotes side by side, also of prices that a family typed in.
export const inWords = ['No', 'One', 'Two', 'Three', 'Four', 'Five', 'Six']
export const quotesTitle = (count: number) =>
  count === 0 ? 'No quotes yet' : count === 1 ? 'One quote' : `${inWords[count] ?? count} quotes compared`
/** The same for prices that a family typed in. */
export const threeH1 = (count: number) => quotesTitle(count)
