// The form for an architect's fee.

export const yourFee = 'آپ کی فیس'
export const feeQuestion = 'آپ کی فیس کیا ہے؟'
export const feeHint = 'نیچے جن پر “شامل” کا نشان ہے، ان سب کے لیے۔'
export const feeIs = 'یہ فیس ہے'
export const feeComesTo = (rupees: string, short: string) => `یہ ${rupees} (${short}) بنتے ہیں۔`
export const oneSum = 'ایک رقم'
export const perSft = (area: string) => `فی مربع فٹ (${area} مربع فٹ)`
export const percentOfEstimate = 'تخمینے کا فیصد'
export const deliverables = 'یہ کس چیز کی ہے'
export const deliverablesLead = 'نشان لگائیں کہ فیس میں کیا شامل ہے، اور کیا آپ الگ قیمت پر کرتے ہیں۔'
export const onTopOf = (deliverable: string) => `${deliverable}: الگ قیمت، روپے`
export const howManyVisits = 'کتنے دورے'
export const revisions = 'نقشے میں کتنی تبدیلیاں شامل'
export const weeksToSubmission = 'منظوری کے نقشوں تک ہفتے'
export const feeMissing = 'براہِ کرم اپنی فیس لکھیں'
