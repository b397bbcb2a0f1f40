/**
 * One project as a tuple: company, title, city, building types (1 to 9), price tier, pictures, text. Letters of the
 * pictures: E elevation, P perspective, I interior, L plan, S section, D detail, C site, G garden.
 */
export type ProjectRow = readonly [
  companyKey: string,
  title: string,
  city: string,
  buildingTypes: readonly number[],
  price: '100-120' | '120-250' | '250-above',
  pictures: string,
  prose: string,
]
