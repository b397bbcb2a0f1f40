// The last house that a person calculated, in places that offer it again.

export const title = 'آپ کا پچھلا تخمینہ'
/** Names the house with its total: `Your 7 Marla house in Lahore, 1.10 Crore`. */
export const complete = (size: string, unit: string, city: string, total: string) =>
  `${city} میں آپ کا ${size} ${unit} گھر، ${total}`
export const grey = (size: string, unit: string, city: string, total: string) =>
  `${city} میں آپ کا ${size} ${unit} گھر، صرف گرے سٹرکچر، ${total}`
export const goOn = 'آگے بڑھیں'
export const compare = (count: number) => (count === 0 ? 'موازنہ کریں' : `موازنہ کریں (${count})`)
export const forget = 'اس ڈیوائس سے ہٹائیں'
export const forgotten = 'یہ گھر اس ڈیوائس سے ہٹا دیا گیا ہے'
