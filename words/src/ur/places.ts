// Cities and plot sizes of the published figures. On the wire and in links they are written as the keys here.

export const cities = { Lahore: 'لاہور', Islamabad: 'اسلام آباد', Karachi: 'کراچی' }
export const areas = { '5 Marla': '5 مرلہ', '10 Marla': '10 مرلہ', '20 Marla': '20 مرلہ' }
/** Says which Marla a price is for where nobody was asked; sizes in square feet. */
export const marlaIs = (sft: number) => `یہاں ایک مرلہ ${sft} مربع فٹ کا ہے۔`
export const marlaIsUsual = (sft: number) =>
  `یہاں ایک مرلہ ${sft} مربع فٹ کا ہے، جیسے ایل ڈی اے اور ڈی ایچ اے میں۔ بعض جگہ یہ 250 یا 272.25 مربع فٹ کا ہوتا ہے۔`
