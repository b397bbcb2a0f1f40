// Words that several screens of the desk share.
import { apart } from '../apart.ts'

/** Link to the page of a company at the desk. */
export const atDesk = (company: string) => `${apart(company)} at the desk`

export const elseWaits = 'What else waits'

/** How long it waits, in whole hours. */
export const waits = (hours: number) => {
  if (hours < 1) return 'Waits less than 1 hour'
  if (hours < 24) return hours === 1 ? 'Waits 1 hour' : `Waits ${hours} hours`
  return hours < 48 ? 'Waits 1 day' : `Waits ${Math.floor(hours / 24)} days`
}

export const copyFailed = 'This could not be copied. Please select it and copy it by hand.'

// Keys of the queues.

/** Before the keys. */
export const keys = 'Keys:'
export const nextOne = 'next'
export const oneBefore = 'the one before'
export const switchKeysOff = 'Switch keys off'
export const keysAreOff = 'Keys are switched off.'
export const switchKeysOn = 'Switch keys on'
