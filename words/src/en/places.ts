// Cities and plot sizes of the published figures. On the wire and in links they are written as the keys here.

export const cities = { Lahore: 'Lahore', Islamabad: 'Islamabad', Karachi: 'Karachi' }
export const areas = { '5 Marla': '5 Marla', '10 Marla': '10 Marla', '20 Marla': '20 Marla' }
/** Says which Marla a price is for where nobody was asked; sizes in square feet. */
export const marlaIs = (sft: number) => `A Marla here is ${sft} sq ft.`
export const marlaIsUsual = (sft: number) =>
  `A Marla here is ${sft} sq ft, as with LDA and DHA. In some places it is 250 or 272.25 sq ft.`
