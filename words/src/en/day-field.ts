export const day = 'Day'
export const month = 'Month'
export const year = 'Year'
