// How long something waits at the desk.

export const elseWaits = 'What else waits'

/** How long it waits, in whole hours. */
export const waits = (hours: number) => {
  if (hours < 1) return 'Waits less than 1 hour'
  if (hours < 24) return hours === 1 ? 'Waits 1 hour' : `Waits ${hours} hours`
  return hours < 48 ? 'Waits 1 day' : `Waits ${Math.floor(hours / 24)} days`
}
