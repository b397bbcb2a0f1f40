// Contents of the settings' parts, said in the lines that fold them.
export { filledIn } from './forms.ts'

export const nothingFilledIn = 'Nothing filled in yet'
export const noRates = 'No rate given'
export const ratesShown = (count: number) => (count === 1 ? '1 rate shown' : `${count} rates shown`)
export const ratesEnded = (count: number) => `${count} no longer shown`
export const noMarks = 'None entered'
/** Numbers of licences and registrations, by their state. */
export const marks = {
  checked: (count: number) => `${count} shown`,
  entered: (count: number) => `${count} being checked`,
  refused: (count: number) => `${count} not accepted`,
  expired: (count: number) => `${count} expired`,
}
export const emailWaits = 'a change waits'
export const devices = (count: number) => (count === 1 ? '1 logged in' : `${count} logged in`)
