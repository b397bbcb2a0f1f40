export { calculator, contractors } from './labels.ts'
export { failureName as failure, home } from './shell.ts'

export const title = 'صفحہ نہیں ملا'
export const lead = 'ہو سکتا ہے پتہ غلط لکھا گیا ہو، یا صفحہ اب موجود نہ ہو۔'
export const status = '404 صفحہ نہیں ملا'
export const asked = 'آپ نے مانگا تھا'
