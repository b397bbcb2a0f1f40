// Land and building measures, each by what it is in another. The foot is the international one, 0.3048 m.

const metresPerFoot = 0.3048
const kilogramsPerTonne = 1_000
/** Pakistan sells cement in bags of so many kg. */
export const cementBagKg = 50
const marlasPerKanal = 20

/** The sizes of the Marla in sft: it is not one, and the seller or the authority says which. */
export const marlaSizes = [225, 250, 272.25] as const
export type MarlaSft = (typeof marlaSizes)[number]

export const areaUnits = ['Marla', 'Kanal', 'sq yd', 'sft', 'sq m'] as const
/** How a plot is sold. In Karachi by the square yard. */
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

/** An area from one unit into another; both with the same size of the Marla, in sft. */
export function convertArea(size: number, from: AreaUnit, to: AreaUnit, marlaSft: number): number {
  return from === to ? size : (size * sftPer(from, marlaSft)) / sftPer(to, marlaSft)
}

/** Running feet (Rft) in metres. */
export function metresOfRft(rft: number): number {
  return rft * metresPerFoot
}

/** Metres in running feet (Rft). */
export function rftOfMetres(metres: number): number {
  return metres / metresPerFoot
}

/** Cubic feet (Cft) in cubic metres. */
export function cubicMetresOfCft(cft: number): number {
  return cft * metresPerFoot ** 3
}

/** Cubic metres in cubic feet (Cft). */
export function cftOfCubicMetres(cubicMetres: number): number {
  return cubicMetres / metresPerFoot ** 3
}

/** Kilograms (Kg) in tonnes, the way steel is delivered. */
export function tonnesOfKg(kg: number): number {
  return kg / kilogramsPerTonne
}

/** Tonnes in kilograms (Kg). */
export function kgOfTonnes(tonnes: number): number {
  return tonnes * kilogramsPerTonne
}

/** Bags of cement in kilograms (Kg). */
export function kgOfCementBags(bags: number): number {
  return bags * cementBagKg
}

/** Kilograms (Kg) in bags of cement. */
export function cementBagsOfKg(kg: number): number {
  return kg / cementBagKg
}
