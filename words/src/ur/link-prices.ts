// A link that names other prices than today's.

export const olderPrices = (date: string, then: string | undefined, now: string) =>
  `یہ لنک ${date} کی ریٹ لسٹ پر بنا تھا${then ? `، تب کُل رقم ${then} تھی` : ''}۔ موجودہ لسٹ پر یہ ${now} ہے۔`
export const useTodaysPrices = 'آج کی قیمتیں لیں'
export const pricesGone = (date: string, then: string | undefined, now: string) =>
  `اس لنک میں ${date} کی ریٹ لسٹ کا ذکر ہے جو کسی کے پاس نہیں${then ? `؛ لنک کے مطابق کُل رقم ${then} تھی` : ''}۔ موجودہ لسٹ پر یہ ${now} ہے۔`
