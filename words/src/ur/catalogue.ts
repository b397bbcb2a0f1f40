import type { Named } from '../named.ts'

// Cities, in the order of the Urdu alphabet, services and building types, by their names on the server.
const names: Readonly<Record<string, string>> = {
  Islamabad: 'اسلام آباد',
  Okara: 'اوکاڑہ',
  Abbottabad: 'ایبٹ آباد',
  Burewala: 'بورے والا',
  Bahawalpur: 'بہاولپور',
  Peshawar: 'پشاور',
  Turbat: 'تربت',
  Jhelum: 'جہلم',
  Jhang: 'جھنگ',
  Chiniot: 'چنیوٹ',
  Hafizabad: 'حافظ آباد',
  Hyderabad: 'حیدرآباد',
  Khanewal: 'خانیوال',
  'Dera Ismail Khan': 'ڈیرہ اسماعیل خان',
  'Dera Ghazi Khan': 'ڈیرہ غازی خان',
  Rawalpindi: 'راولپنڈی',
  'Rahim Yar Khan': 'رحیم یار خان',
  Sahiwal: 'ساہیوال',
  Sargodha: 'سرگودھا',
  Skardu: 'سکردو',
  Sukkur: 'سکھر',
  Sialkot: 'سیالکوٹ',
  Sheikhupura: 'شیخوپورہ',
  Sadiqabad: 'صادق آباد',
  Faisalabad: 'فیصل آباد',
  Kasur: 'قصور',
  Kamoke: 'کامونکی',
  Karachi: 'کراچی',
  Kohat: 'کوہاٹ',
  Quetta: 'کوئٹہ',
  Gujrat: 'گجرات',
  Gilgit: 'گلگت',
  Gwadar: 'گوادر',
  Gujranwala: 'گوجرانوالہ',
  Larkana: 'لاڑکانہ',
  Lahore: 'لاہور',
  Mardan: 'مردان',
  Muzaffarabad: 'مظفر آباد',
  Multan: 'ملتان',
  Mirpur: 'میرپور',
  'Mirpur Khas': 'میرپور خاص',
  Mingora: 'مینگورہ',
  Nawabshah: 'نوابشاہ',
  'Wah Cantonment': 'واہ کینٹ',
  Architecture: 'آرکیٹیکچر',
  Construction: 'تعمیراتی کام',
  'Interior Design': 'انٹیریئر ڈیزائن',
  'Hotel & Resorts': 'ہوٹل اور ریزورٹ',
  HealthCare: 'ہسپتال اور کلینک',
  Restaurants: 'ریستوران',
  'Office Spaces': 'دفاتر',
  Residential: 'رہائشی',
  Commercial: 'کمرشل',
  'Cultural Center': 'ثقافتی مرکز',
  'Fitness Center': 'فٹنس سینٹر (جِم)',
  Landscape: 'لینڈ سکیپ (باغیچے)',
}

/** The name of a city, a service or a building type: the one that the desk gave, or else the product's own. */
export const nameOf = ({ name, nameUr }: Named) => nameUr ?? names[name] ?? name

/** Cities in the order of the alphabet; those that the desk added come last. */
export const inOrder = <Item extends Named>(cities: Item[]) => {
  const places = Object.keys(names)
  const placeOf = ({ name }: Named) => (name in names ? places.indexOf(name) : places.length)
  return cities.toSorted((one, other) => placeOf(one) - placeOf(other))
}

/** Several of them as a list. */
export const namesOf = (listed: readonly Named[]) => listed.map(nameOf).join('، ')
