export { saveAsDraft } from './portfolio-form.ts'

export const question = 'Show it without a picture?'
export const why =
  'Families pass by projects that have no picture. You can keep it as a draft and add one on your next visit to the site.'
export const addPicture = 'Add a picture'
export const showWithout = 'Show it without a picture'
