export const chooseSome = 'ایک یا زیادہ چنیں'
export const nothingMatches = 'کچھ نہیں ملا'
export const removeItem = (name: string) => `${name} ہٹائیں`
export const showOptions = (label: string) => `${label} دکھائیں`
