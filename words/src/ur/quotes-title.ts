export const inWords = ['کوئی نہیں', 'ایک', 'دو', 'تین', 'چار', 'پانچ', 'چھ']
export const quotesTitle = (count: number) =>
  count === 0
    ? 'ابھی کوئی کوٹیشن نہیں'
    : count === 1
      ? 'ایک کوٹیشن'
      : `${inWords[count] ?? count} کوٹیشنز کا موازنہ`
export const threeH1 = (count: number) => `${inWords[count] ?? count} قیمتوں کا موازنہ`
