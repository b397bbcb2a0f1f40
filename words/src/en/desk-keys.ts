// Keys of the desk's queues.

/** Before the keys. */
export const keys = 'Keys:'
export const next = 'next'
export const before = 'the one before'
export const switchOff = 'Switch keys off'
export const isOff = 'Keys are switched off.'
export const switchOn = 'Switch keys on'
