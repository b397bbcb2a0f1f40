// Payments of an offer, in a comparison and in a check.

export const payLabel = (before: number, end: number) => `${before} % before work, ${end} % at handover`
export const payHint = 'Hatched: before work begins. Black: at handover.'
export const percent = (figure: number) => `${figure} %`
