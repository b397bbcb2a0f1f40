export const about = 'About'
export const address = 'Address'
export const anyCity = 'Any city'
export const architecture = 'Architecture'
export const calculator = 'Calculator'
export const chosenCity = 'Chosen city'
export const city = 'City'
export const companyName = 'Company Name'
export const construction = 'Construction'
export const constructionMode = 'Construction Mode'
export const constructionType = 'Construction Type'
export const contractors = 'Contractors'
export const cost = 'Cost'
export const coveredAreaSft = 'Covered area (sft)'
export const email = 'Email'
export const facebook = 'Facebook'
export const facts = 'Facts'
export const grade = 'Grade'
export const instagram = 'Instagram'
export const interiorDesign = 'Interior Design'
export const item = 'Item'
export const linkedin = 'LinkedIn'
export const magazine = 'Magazine'
export const noPictureYet = 'No picture yet'
export const pages = 'Pages'
export const password = 'Password'
export const phone = 'Phone'
export const plotSize = 'Plot size'
export const price = 'Price'
/** Price tiers in words, by their values. */
export const priceTierNames = {
  '100-120': 'lower price',
  '120-250': 'middle price',
  '250-above': 'upper price',
}
export const projects = 'Projects'
/** Companies of a service, by the service's id. */
export const providers: Readonly<Record<number, string>> = {
  4: 'Architects',
  5: 'Builders',
  6: 'Interior designers',
}
export const publication = 'Publication'
export const quantity = 'Quantity'
export const rate = 'Rate'
export const service = 'Service'
export const services = 'Services'
export const shortlist = 'Shortlist'
export const specializations = 'Specializations'
export const storeys = 'Storeys'
export const sumOfLines = 'Sum of these lines'
export const tiktok = 'TikTok'
export const total = 'Total'
export const twitter = 'Twitter'
export const website = 'Website'
export const home = 'Home'
export const yearFinished = 'Year finished'
export const builtAs = 'Built as'
export const plot = 'Plot'
export const privacyPolicy = 'Privacy Policy'
export const termsAndConditions = 'Terms and Conditions'

/** A label in the middle of a sentence. */
export const lower = (label: string) => label.toLowerCase()
