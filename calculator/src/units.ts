// Measures of land and building, each in terms of another. The foot is the international one, 0.3048 m.

const metresPerFoot = 0.3048
const kilogramsPerTonne = 1_000
/** Kilograms in a bag of cement in Pakistan. */
export const cementBagKg = 50
const marlasPerKanal = 20

/** Sizes of the Marla in sft. There are several; the seller or the authority says which one applies. */
export const marlaSizes = [225, 250, 272.25] as const
export type MarlaSft = (typeof marlaSizes)[number]
/** Size of the Marla in sft of the published houses, and of a plot whose Marla nobody named. */
export const usualMarlaSft = 225 satisfies MarlaSft

export const areaUnits = ['Marla', 'Kanal', 'sq yd', 'sft', 'sq m'] as const
/** Units in which plots are sold. Karachi uses the square yard. */
export type AreaUnit = (typeof areaUnits)[number]

/** Square feet in one of a unit. Marla and Kanal depend on the Marla's size. */
export function sftPer(unit: AreaUnit, marlaSft: number): number {
  switch (unit) {
    case 'Marla':
      return marlaSft
    case 'Kanal':
      return marlasPerKanal * marlaSft
    case 'sq yd':
      return 9
    case 'sft':
      return 1
    case 'sq m':
      return 1 / metresPerFoot ** 2
  }
}

/** Converts an area from one unit into another; both use the same size of the Marla, in sft. */
export function convertArea(size: number, from: AreaUnit, to: AreaUnit, marlaSft: number): number {
  return from === to ? size : (size * sftPer(from, marlaSft)) / sftPer(to, marlaSft)
}

/** Converts running feet (Rft) to metres. */
export function metresOfRft(rft: number): number {
  return rft * metresPerFoot
}

/** Converts metres to running feet (Rft). */
export function rftOfMetres(metres: number): number {
  return metres / metresPerFoot
}

/** Converts cubic feet (Cft) to cubic metres. */
export function cubicMetresOfCft(cft: number): number {
  return cft * metresPerFoot ** 3
}

/** Converts cubic metres to cubic feet (Cft). */
export function cftOfCubicMetres(cubicMetres: number): number {
  return cubicMetres / metresPerFoot ** 3
}

/** Converts kilograms (Kg) to tonnes, in which steel is delivered. */
export function tonnesOfKg(kg: number): number {
  return kg / kilogramsPerTonne
}

/** Converts tonnes to kilograms (Kg). */
export function kgOfTonnes(tonnes: number): number {
  return tonnes * kilogramsPerTonne
}

/** Converts bags of cement to kilograms (Kg). */
export function kgOfCementBags(bags: number): number {
  return bags * cementBagKg
}

/** Converts kilograms (Kg) to bags of cement. */
export function cementBagsOfKg(kg: number): number {
  return kg / cementBagKg
}
