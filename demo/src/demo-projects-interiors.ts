import type { ProjectRow } from './demo-projects.ts'

export const interiorProjects: readonly ProjectRow[] = [
  [
    'blue-kashi',
    'Drawing Room in Blue and Ochre',
    ['Multan', [5], '120-250'],
    'A drawing room of 18 by 24 feet for a family that receives guests every Friday. One wall of hand glazed tiles, low seating on three sides and a carpet woven for the room in its own colours.',
  ],
  [
    'blue-kashi',
    'Hotel Lobby with Tiled Arches',
    ['Multan', [1], '250-above'],
    'Five arches lined with glazed tile lead from the porch to the desk. Brass lamps are hung low and the furniture stands in groups, so that a large lobby feels like several rooms.',
  ],
  [
    'blue-kashi',
    'Tea House by the Shrine Road',
    ['Multan', [3], '100-120'],
    'A tea house of forty seats with tables of sheesham and benches along the walls. Tiles reach to the height of a chair back, where walls get dirty first; above is washable lime.',
  ],
  [
    'warm-lamp',
    'Lounge and Dining for a Young Family',
    ['Lahore', [5], '100-120'],
    'Lounge and dining in one room of 420 sft. Storage runs under the window seat, the table pulls out for ten, and every cloth can be taken off and washed.',
  ],
  [
    'warm-lamp',
    'Kitchen That Two Can Work In',
    ['Lahore', [5], '100-120'],
    'A kitchen of 11 by 14 feet with a dry side and a wet side. Counters in local granite, doors in lacquered board and an island just wide enough to roll roti on.',
  ],
  [
    'warm-lamp',
    'Rooftop Restaurant in the Walled City',
    ['Lahore', [3], '120-250'],
    'Ninety seats under strings of small lamps, with the old minarets in view. Everything was carried up a stair three feet wide, so nothing is longer than six.',
  ],
  [
    'terrazzo-room',
    'Studio Office for Forty',
    ['Karachi', [4], '120-250'],
    'An open office for forty with two rooms that really shut. Ceiling panels of pressed felt, desks that go up and down and a long table where the whole office eats at one.',
  ],
  [
    'terrazzo-room',
    'Bookshop with a Coffee Counter',
    ['Karachi', [6, 3], '120-250'],
    'Shelves of ash on a floor of terrazzo with chips of green marble. The counter stands in the middle, so one person can keep both the till and the coffee on a slow day.',
  ],
  [
    'terrazzo-room',
    'Sea Facing Flat',
    ['Karachi', [5], '250-above'],
    'A flat of 3,200 sft stripped to the frame and planned again around the breeze. Fittings are brass and stone because nothing else lasts in salt air.',
  ],
  [
    'quiet-plan',
    'Consulting Rooms in Soft Green',
    ['Rawalpindi', [2], '120-250'],
    'Five consulting rooms and a waiting hall. Floors are coved at the walls for washing, signs are in Urdu first, and chairs have arms for those who need them to stand up.',
  ],
  [
    'orchard-rooms',
    'Village House, Rooms Made New',
    ['Sargodha', [5], '100-120'],
    'Old rooms with ceilings of fourteen feet, kept tall. New wiring in brass conduit, floors of patterned cement tile pressed in the town and furniture repaired, not replaced.',
  ],
  [
    'orchard-rooms',
    'Gymnasium for Women',
    ['Sargodha', [8], '100-120'],
    'A gymnasium of 3,000 sft with its own door, lockers and a room for children. Light comes from above the line of sight, so no curtains are needed at any hour.',
  ],
  [
    'cane-and-cotton',
    'Mill Guest House',
    ['Rahim Yar Khan', [1, 5], '120-250'],
    'Eight bedrooms and a dining room for visitors to a mill. Khes cloth from the district on every bed, cane chairs on the veranda and lamps that guests can find in the dark.',
  ],
  [
    'cane-and-cotton',
    'Cotton Exchange Meeting Rooms',
    ['Rahim Yar Khan', [4], '120-250'],
    'Three meeting rooms and an auction floor. Panels of woven cane hide the acoustic felt, and the long table is cut from one shisham tree that fell in a storm.',
  ],
  [
    'walnut-hall',
    'Gallery for a Private Collection',
    ['Peshawar', [7], '250-above'],
    'Walls of lime plaster and a floor of walnut for a collection of carpets and coins. Light is kept to fifty lux on the cloth; the rest of the hall is lit from the roof.',
  ],
  [
    'walnut-hall',
    'Kebab House with an Open Fire',
    ['Peshawar', [3], '120-250'],
    'A restaurant of seventy seats round an open fire with a hood of beaten copper. Stone on the floor, walnut on the walls and a bench for those who come alone.',
  ],
  [
    'clifton-veranda',
    'Fitness Club on the Eleventh Floor',
    ['Karachi', [8], '250-above'],
    'Machines face the sea, weights face the wall. The floor is doubled and floats on rubber, so that the office below hears nothing. Showers are lined in one piece of terrazzo.',
  ],
]
