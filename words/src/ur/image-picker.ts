import { apartInUrdu as apart } from '../apart.ts'
export const uploading = 'اپ لوڈ ہو رہا ہے'
export const chooseAnImage = 'تصویر چنیں'
export const chooseImages = 'تصویریں چنیں'
export const placeOf = (place: number, count: number) => `${count} میں سے ${place}`
export const removeItem = (name: string) => `${apart(name)} ہٹائیں`
export const dropImage = 'یا یہاں چھوڑ دیں'
export const dropImages = 'یا یہاں چھوڑ دیں'
/** The part of the pictures that was sent. */
export const sent = (percent: number) => `${percent} فیصد`
