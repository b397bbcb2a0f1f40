import { dateFormat } from '#words/moments'

const timeZone = 'Asia/Karachi'
const moment = dateFormat({ dateStyle: 'medium', timeStyle: 'medium', timeZone })
const minute = dateFormat({ dateStyle: 'long', timeStyle: 'short', timeZone })
const wholeDay = dateFormat({ dateStyle: 'full', timeZone })
const time = dateFormat({ timeStyle: 'short', timeZone })
const day = dateFormat({ dateStyle: 'medium', timeZone })

/** A moment in Pakistan's time as ISO, to the second. */
export function momentInPakistan(iso: string): string {
  return moment(new Date(iso))
}

/** Date with the month written out and time to the minute of a moment in Pakistan, as ISO. */
export function minuteInPakistan(iso: string): string {
  return minute(new Date(iso))
}

/** Weekday and date of a moment in Pakistan, as ISO. */
export function wholeDayInPakistan(iso: string): string {
  return wholeDay(new Date(iso))
}

/** Time of day in Pakistan, in hours and minutes; `at` in ms. */
export function timeInPakistan(at: number): string {
  return time(at)
}

/** Date of a moment in Pakistan, as ISO. */
export function dateInPakistan(iso: string): string {
  return day(new Date(iso))
}
