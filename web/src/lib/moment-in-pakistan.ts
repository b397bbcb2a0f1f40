import { dateLocale } from '#words/language'

const timeZone = 'Asia/Karachi'
const moment = new Intl.DateTimeFormat(dateLocale, { dateStyle: 'medium', timeStyle: 'medium', timeZone })
const wholeDay = new Intl.DateTimeFormat(dateLocale, { dateStyle: 'full', timeZone })
const time = new Intl.DateTimeFormat(dateLocale, { timeStyle: 'short', timeZone })
const day = new Intl.DateTimeFormat(dateLocale, { dateStyle: 'medium', timeZone })

/** A moment in Pakistan's time as ISO, to the second. */
export function momentInPakistan(iso: string): string {
  return moment.format(new Date(iso))
}

/** Weekday and date of a moment in Pakistan, as ISO. */
export function wholeDayInPakistan(iso: string): string {
  return wholeDay.format(new Date(iso))
}

/** Time of day in Pakistan, in hours and minutes; `at` in ms. */
export function timeInPakistan(at: number): string {
  return time.format(at)
}

/** Date of a moment in Pakistan, as ISO. */
export function dateInPakistan(iso: string): string {
  return day.format(new Date(iso))
}
