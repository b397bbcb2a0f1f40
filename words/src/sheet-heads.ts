/**
 * Heads of the columns that are read back from a bill's sheet, in English and in Urdu: a sheet that was downloaded in one
 * language is read in the other.
 */
export const sheetHeads = {
  id: ['Line id', 'سطر کا کوڈ'],
  rate: ['Your rate (PKR)', 'آپ کا ریٹ (روپے)'],
  sum: ['Your sum (PKR)', 'آپ کی رقم (روپے)'],
} as const
