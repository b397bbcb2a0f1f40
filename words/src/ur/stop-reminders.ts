export const title = 'یاد دہانیاں'
export const question = 'کیا ہم اس پتے پر یاد دہانیاں بھیجنا بند کر دیں؟'
export const stop = 'یاد دہانیاں بند کریں'
export const stopping = 'یاد دہانیاں بند ہو رہی ہیں…'
export const stopped =
  'اب ہم اس پتے پر مزید یاد دہانیاں نہیں بھیجیں گے۔ نئے سوالات اور کوٹیشنز کی ای میل پھر بھی آئے گی۔'
export const refused = 'اس لنک سے کوئی یاد دہانی بند نہیں ہوتی۔ سب سے نئی یاد دہانی کا لنک استعمال کریں۔'
export const toHome = 'ہوم پیج پر جائیں'
