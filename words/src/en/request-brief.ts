// Content of a request, as its homeowner, its family and the invited companies read it.
export { daysOfPrices, displayAmount, displayPart, displayRupees, groupDigits } from './amounts.ts'
export { nameOf } from './catalogue.ts'
export { cities } from './places.ts'
export { displayQuantity } from './quantities.ts'
export { grades, phases, plotUnits, sections } from './values.ts'

export const services: Readonly<Record<string, string>> = {
  4: 'Architecture',
  5: 'Construction',
  6: 'Interior Design',
}
export const service = 'Service'
export const work = 'Work'
export const completeHouse = 'Complete house'
export const greyOnly = 'Grey structure only'
export const place = 'City'
export const locality = 'Area or society'
export const plot = 'Plot'
export const plotOf = (size: string, unit: string, marlaSft: number | undefined) =>
  marlaSft === undefined ? `${size} ${unit}` : `${size} ${unit}, a Marla of ${marlaSft} sft`
export const coveredArea = 'Covered area'
export const sqFeet = (figure: string) => `${figure} sq ft`
export const storeys = 'Storeys'
export const rooms = 'Rooms'
const roomNames = {
  bedrooms: ['1 bedroom', 'bedrooms'],
  bathrooms: ['1 bathroom', 'bathrooms'],
  kitchens: ['1 kitchen', 'kitchens'],
  livingRooms: ['1 living room', 'living rooms'],
  drawingRooms: ['1 drawing room', 'drawing rooms'],
} as const
export const roomCounts = (counts: Readonly<Record<string, unknown>>) =>
  Object.entries(roomNames)
    .flatMap(([name, [one, many]]) => {
      const count = Number(counts[name])
      return count > 0 ? (count === 1 ? one : `${count} ${many}`) : []
    })
    .join(', ')
export const finish = 'Finish'
export const material = 'Material'
export const withMaterial = 'The company brings material and labour'
export const labourOnly = 'The family buys the material; the company brings the labour'
export const start = 'When to begin'
export const notSure = 'Not sure yet'
/** `2027-03` is `March 2027`. */
export const monthOf = (month: string) => {
  const [year, number] = month.split('-').map(Number)
  if (!year || !number) return notSure
  return new Date(year, number - 1).toLocaleString('en-GB', { month: 'long', year: 'numeric' })
}
export const notes = 'Notes'
export const pictures = 'Pictures'
export const pictureName = (place: number) => `Picture ${place}`
export const pictureFailed = 'This picture could not be loaded.'
export const estimate = 'Estimate'
export const billTotal = (total: string) => `The estimate is ${total} in all.`
export const pricesOf = (day: string) => `With prices of ${day}. Later prices change nothing in it.`
export const linesOf = (section: string, count: number) =>
  count === 1 ? `${section}, 1 line` : `${section}, ${count} lines`
export const house = (size: string, unit: string, city: string) => `${size} ${unit} house in ${city}`
export const greyHouse = (size: string, unit: string, city: string) =>
  `${size} ${unit} grey structure in ${city}`
/** Title in lists, and when nothing else is known. */
export const titleIn = (service: string, city: string) => (city ? `${service} in ${city}` : service)
