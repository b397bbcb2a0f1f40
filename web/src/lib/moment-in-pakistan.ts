import { dateLocale } from '#words/language'

const timeZone = 'Asia/Karachi'
const moment = new Intl.DateTimeFormat(dateLocale, { dateStyle: 'medium', timeStyle: 'medium', timeZone })
const day = new Intl.DateTimeFormat(dateLocale, { dateStyle: 'medium', timeZone })

/** A moment as ISO, to the second, as clocks in Pakistan show it. */
export function momentInPakistan(iso: string): string {
  return moment.format(new Date(iso))
}

/** The day of a moment as ISO, as calendars in Pakistan show it. */
export function dateInPakistan(iso: string): string {
  return day.format(new Date(iso))
}
