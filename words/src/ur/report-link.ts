// The link that reports a profile, a project, a request or a quote.

export const report = 'شکایت کریں'
export const failed = 'فارم نہیں کھل سکا۔ براہِ کرم دوبارہ کوشش کریں'
