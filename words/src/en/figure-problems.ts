// Faults of a figure as a person types it, or as a cell of a sheet has it.

export const notAFigure = 'Please enter a number, such as 1,250 or 12.5 lakh'
export const wrongGroups =
  'Please check the commas: three digits follow the last one, as in 1,25,000. Decimals take a dot: 310.50'
