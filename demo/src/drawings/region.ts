export type MaterialKind =
  | 'brick'
  | 'buff-brick'
  | 'plaster'
  | 'warm-plaster'
  | 'concrete'
  | 'stone'
  | 'rubble'
  | 'timber'
  | 'mud'
  | 'grey-tile'
export type TreeKind = 'neem' | 'palm' | 'cypress' | 'pine' | 'flame' | 'almond' | 'banyan'
export type Skyline = 'plain' | 'city' | 'hills' | 'mountains' | 'sea' | 'desert'

/** Features that a region gives to its buildings. */
export type Region = {
  name: 'lahore' | 'karachi' | 'islamabad' | 'frontier' | 'quetta' | 'multan' | 'sindh' | 'plains'
  walls: readonly MaterialKind[]
  accents: readonly MaterialKind[]
  trees: readonly TreeKind[]
  skylines: readonly Skyline[]
  /** Colour of dry ground. */
  earth: string
  /** Share of green in lawns and leaves, 0 to 1. */
  green: number
}

const regions: Record<Region['name'], Region> = {
  lahore: {
    name: 'lahore',
    walls: ['brick', 'brick', 'concrete', 'plaster'],
    accents: ['brick', 'timber', 'concrete'],
    trees: ['neem', 'banyan', 'flame', 'cypress'],
    skylines: ['city', 'plain'],
    earth: '#c9a781',
    green: 0.9,
  },
  karachi: {
    name: 'karachi',
    walls: ['plaster', 'plaster', 'buff-brick', 'concrete'],
    accents: ['timber', 'grey-tile', 'buff-brick'],
    trees: ['palm', 'palm', 'neem', 'flame'],
    skylines: ['sea', 'city'],
    earth: '#d8c3a0',
    green: 0.6,
  },
  islamabad: {
    name: 'islamabad',
    walls: ['plaster', 'stone', 'concrete', 'grey-tile'],
    accents: ['stone', 'timber', 'timber'],
    trees: ['pine', 'cypress', 'neem', 'flame'],
    skylines: ['hills'],
    earth: '#b9a585',
    green: 1,
  },
  frontier: {
    name: 'frontier',
    walls: ['stone', 'brick', 'warm-plaster', 'mud'],
    accents: ['timber', 'brick', 'stone'],
    trees: ['almond', 'cypress', 'neem'],
    skylines: ['mountains', 'hills'],
    earth: '#c2a27d',
    green: 0.75,
  },
  quetta: {
    name: 'quetta',
    walls: ['rubble', 'stone', 'mud', 'plaster'],
    accents: ['timber', 'rubble', 'grey-tile'],
    trees: ['almond', 'pine', 'cypress'],
    skylines: ['mountains'],
    earth: '#cbb08c',
    green: 0.5,
  },
  multan: {
    name: 'multan',
    walls: ['mud', 'buff-brick', 'warm-plaster', 'brick'],
    accents: ['brick', 'timber', 'plaster'],
    trees: ['palm', 'neem', 'banyan'],
    skylines: ['desert', 'plain'],
    earth: '#d9bd8f',
    green: 0.6,
  },
  sindh: {
    name: 'sindh',
    walls: ['warm-plaster', 'mud', 'plaster', 'buff-brick'],
    accents: ['timber', 'brick', 'buff-brick'],
    trees: ['palm', 'neem', 'almond'],
    skylines: ['desert', 'plain'],
    earth: '#d6b98c',
    green: 0.55,
  },
  plains: {
    name: 'plains',
    walls: ['plaster', 'brick', 'grey-tile', 'concrete'],
    accents: ['brick', 'timber', 'stone'],
    trees: ['neem', 'flame', 'banyan', 'palm'],
    skylines: ['plain', 'city'],
    earth: '#c6ab80',
    green: 0.85,
  },
}

const regionOfCity: Record<string, Region['name']> = {
  Lahore: 'lahore',
  Sheikhupura: 'lahore',
  Karachi: 'karachi',
  Islamabad: 'islamabad',
  Rawalpindi: 'islamabad',
  Peshawar: 'frontier',
  Quetta: 'quetta',
  Multan: 'multan',
  Bahawalpur: 'multan',
  'Rahim Yar Khan': 'multan',
  'Dera Ghazi Khan': 'multan',
  Hyderabad: 'sindh',
  Sukkur: 'sindh',
  Larkana: 'sindh',
}

/** Cities without an entry of their own are drawn as the plains of the Punjab. */
export function regionOf(city: string): Region {
  return regions[regionOfCity[city] ?? 'plains']
}
