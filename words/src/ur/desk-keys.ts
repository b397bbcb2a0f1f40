// Keys of the desk's queues.

/** Before the keys. */
export const keys = 'کی بورڈ:'
export const next = 'اگلا'
export const before = 'پچھلا'
export const switchOff = 'کی بورڈ کے بٹن بند کریں'
export const isOff = 'کی بورڈ کے بٹن بند ہیں۔'
export const switchOn = 'کی بورڈ کے بٹن چلائیں'
