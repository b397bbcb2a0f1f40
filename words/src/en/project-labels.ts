// Names of facts of projects, apart from the labels that every page loads.
export const builtAs = 'Built as'
export const magazine = 'Magazine'
export const noPictureYet = 'No picture yet'
export const publication = 'Publication'
export const specializations = 'Specializations'
export const tiktok = 'TikTok'
export const yearFinished = 'Year finished'
/** Price tiers in words, by their values. */
export const priceTierNames = {
  '100-120': 'lower price',
  '120-250': 'middle price',
  '250-above': 'upper price',
}
export const facts = 'Facts'
