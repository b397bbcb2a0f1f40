// Facts of a finished project, by the codes that it is stored with. A code that says nothing is undefined.

/** Plot by its size in Marla. */
export const plotName = (marla: string) => {
  const size = Number(marla)
  if (!size) return undefined
  return size % 20 === 0 ? `${size / 20} Kanal` : `${size} Marla`
}
export const beingBuilt = 'being built'
export const yearName = (year: string) => (year === 'building' ? beingBuilt : /^\d+$/.exec(year)?.[0])
export const greyStructure = 'Grey structure'
export const complete = 'Complete'
export const builtName = (built: string) =>
  built === 'grey' ? greyStructure : built === 'complete' ? complete : undefined
/** In one line: 10 Marla · Lahore · 2025 · Complete. */
export const factLine = (facts: { plot: string; yearFinished: string; builtAs: string }, city: string) =>
  [plotName(facts.plot), city, yearName(facts.yearFinished), builtName(facts.builtAs)]
    .filter(Boolean)
    .join(' · ')
