/** One project as a tuple: company, title, its kind, text. The kind: city, building types (1 to 9), price tier. */
export type ProjectRow = readonly [
  companyKey: string,
  title: string,
  kind: readonly [city: string, buildingTypes: readonly number[], price: '100-120' | '120-250' | '250-above'],
  prose: string,
]
