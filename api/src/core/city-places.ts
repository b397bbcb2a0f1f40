/**
 * Cities that the catalogue began with, by their names then and in the order of their ids, which begin at 1. Their centres in degrees north and
 * east, rounded to a twentieth of a degree, as any atlas prints them: they say which city is near, not how far a road is.
 */
const places: Readonly<Record<string, readonly [north: number, east: number]>> = {
  Karachi: [24.85, 67],
  Lahore: [31.55, 74.35],
  Faisalabad: [31.4, 73.1],
  Rawalpindi: [33.6, 73.05],
  Gujranwala: [32.15, 74.2],
  Multan: [30.2, 71.45],
  Hyderabad: [25.4, 68.35],
  Peshawar: [34, 71.55],
  Quetta: [30.2, 67],
  Islamabad: [33.7, 73.05],
  Sargodha: [32.1, 72.65],
  Sialkot: [32.5, 74.55],
  Bahawalpur: [29.4, 71.7],
  Jhang: [31.25, 72.3],
  Sheikhupura: [31.7, 74],
  Gujrat: [32.55, 74.1],
  Sukkur: [27.7, 68.85],
  Larkana: [27.55, 68.2],
  Sahiwal: [30.65, 73.1],
  Okara: [30.8, 73.45],
  'Rahim Yar Khan': [28.4, 70.3],
  Kasur: [31.1, 74.45],
  'Dera Ghazi Khan': [30.05, 70.65],
  'Wah Cantonment': [33.75, 72.75],
  Mardan: [34.2, 72.05],
  Nawabshah: [26.25, 68.4],
  Mingora: [34.75, 72.35],
  Chiniot: [31.7, 72.95],
  Kamoke: [31.95, 74.2],
  Hafizabad: [32.05, 73.7],
  Sadiqabad: [28.3, 70.15],
  'Mirpur Khas': [25.55, 69],
  Burewala: [30.15, 72.65],
  Kohat: [33.6, 71.45],
  Khanewal: [30.3, 71.95],
  Jhelum: [32.95, 73.75],
  Abbottabad: [34.15, 73.2],
  'Dera Ismail Khan': [31.85, 70.9],
  Turbat: [26, 63.05],
  Gwadar: [25.1, 62.3],
  Muzaffarabad: [34.35, 73.45],
  Mirpur: [33.15, 73.75],
  Gilgit: [35.9, 74.3],
  Skardu: [35.3, 75.65],
}

const seededNames = Object.keys(places)

/**
 * Name of a city in the lists of the code and in the calculator, whatever the desk calls it; undefined for one that the
 * desk has added.
 */
export function nameInCode(cityId: number): string | undefined {
  return seededNames[cityId - 1]
}

const kmPerDegree = 111.2

/** Kilometres in a straight line between two cities, to 5 km, by their ids; undefined when one is not known. */
export function distanceKm(one: number, other: number): number | undefined {
  const [from, to] = [one, other].map((id) => places[nameInCode(id) ?? ''])
  if (!from || !to) return undefined
  // Over the size of a country the earth counts as flat, once degrees of east are shortened for the latitude.
  const narrowing = Math.cos((((from[0] + to[0]) / 2) * Math.PI) / 180)
  const km = Math.hypot(from[0] - to[0], (from[1] - to[1]) * narrowing) * kmPerDegree
  return Math.round(km / 5) * 5
}
