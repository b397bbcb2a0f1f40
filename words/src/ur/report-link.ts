// The link that reports a profile, a project, a request, a quote or an entry of a house file.

export const report = 'شکایت کریں'
export const reportEntry = 'رپورٹ کریں'
export const failed = 'فارم نہیں کھل سکا۔ براہِ کرم دوبارہ کوشش کریں'
