// Sessions of an account on its devices.
export const devices = 'ڈیوائسز'
export const loadingDevices = 'ڈیوائسز لوڈ ہو رہی ہیں...'
export const thisDevice = 'یہ ڈیوائس، اس وقت استعمال میں'
export const signOut = 'لاگ آؤٹ کریں'
export const signedOut = (device: string) => `${device} لاگ آؤٹ کر دی گئی`
export const lastUsed = (date: string) => `آخری استعمال ${date}`
