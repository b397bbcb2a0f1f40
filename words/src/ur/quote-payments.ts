// Payments of an offer, in a comparison and in a check.

export const payLabel = (before: number, end: number) =>
  `${before} فیصد کام سے پہلے، ${end} فیصد گھر کی حوالگی پر`
export const payHint = 'لکیروں والا حصہ: کام سے پہلے۔ کالا: گھر کی حوالگی پر۔'
export const percent = (figure: number) => `${figure} فیصد`
