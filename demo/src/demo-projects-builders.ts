import type { ProjectRow } from './demo-projects.ts'

/** Projects of the builders that were added later. */
export const builderProjects: readonly ProjectRow[] = [
  [
    'canal-bank-builders',
    'Seven Marla House with a Lower Hall',
    ['Lahore', [5], '100-120'],
    'A complete house of 7 marla, 2,520 sft on two storeys, in nine months. The family paid in six parts, each after a stage was measured, and the bill of quantities was agreed before the first brick.',
  ],
  [
    'canal-bank-builders',
    'Five Marla House in Grey',
    ['Lahore', [5], '100-120'],
    'Grey structure of a house of 5 marla with material: strip foundations, walls in first class brick, two slabs. Steel was weighed in front of the owner and every slab was watered for two weeks.',
  ],
  [
    'canal-bank-builders',
    'Two Houses on One Kanal',
    ['Lahore', [5], '120-250'],
    'Two brothers, one plot of a kanal, two houses that mirror each other. One wall, one tank and one bore are shared; the accounts were kept apart from the first day.',
  ],
  [
    'canal-bank-builders',
    'Pharmacy with Flats Above',
    ['Sheikhupura', [6, 2], '100-120'],
    'A pharmacy on the ground floor and two flats above it, built on a corner of 6 marla while the old shop next door stayed open. Covered area 3,900 sft.',
  ],
  [
    'fair-face-concrete',
    'Raw Concrete House',
    ['Lahore', [5], '250-above'],
    'A house of one kanal in fair faced concrete. Shutters were planed and oiled, each pour was one wall high, and nothing was plastered afterwards. Covered area 4,900 sft.',
  ],
  [
    'fair-face-concrete',
    'Corporate Office with a Deep Grid',
    ['Lahore', [4], '250-above'],
    'Five floors of offices under a waffle slab that was left in sight. The frame was poured in eleven weeks with two tower lights for the night shift. Covered area 38,000 sft.',
  ],
  [
    'two-storey-works',
    'Ten Marla House, Drawn and Built',
    ['Lahore', [5], '120-250'],
    'Plan, permit and building from one office: 10 marla, 3,375 sft, five bedrooms. The drawing was changed twice on paper and never on site, which kept the price of the first offer.',
  ],
  [
    'two-storey-works',
    'Upper Storey on an Old House',
    ['Lahore', [5], '100-120'],
    'A second storey of 1,400 sft on a house of 1988. The footings were opened and measured first, eight columns were jacketed, and the family lived below all the while.',
  ],
  [
    'two-storey-works',
    'Row House for a Teacher',
    ['Kasur', [5], '100-120'],
    "A house of 4 marla with three bedrooms, built on a teacher's savings in two parts: grey structure in the first winter, finishing in the second.",
  ],
  [
    'honest-measure',
    'Labour Rate House of Twelve Marla',
    ['Lahore', [5], '100-120'],
    'Labour only: the owner bought all material from a list with quantities. Masons, steel fixers and shuttering at rates for each foot, written on one page and signed before the start.',
  ],
  [
    'handover-homes',
    'Turnkey House with Furniture',
    ['Lahore', [5], '250-above'],
    'From the empty plot of 10 marla to curtains and crockery in fourteen months. Kitchen, wardrobes and beds came from the same workshop. Covered area 3,600 sft.',
  ],
  [
    'handover-homes',
    'Old Bungalow Made New',
    ['Lahore', [5], '120-250'],
    'A bungalow of 1974 with new wiring, new pipes, insulated roofs and four new baths. Walls that carried nothing went; the terrazzo floors were ground and kept.',
  ],
  [
    'mangrove-builders',
    'House of 240 Square Yards',
    ['Karachi', [5], '120-250'],
    'Ground and first floor on 240 square yards with a tank of 6,000 gallons and pumps on two floors. Sulphate resisting cement up to the plinth, epoxy on the steel above it.',
  ],
  [
    'mangrove-builders',
    'Portion on a Family House',
    ['Karachi', [5], '100-120'],
    'A new portion on the first floor for a son and his family: two bedrooms, a lounge and a kitchen of its own with a separate meter. Ready in five months.',
  ],
  [
    'sea-wall-contractors',
    'Twenty Flats with a Generator Hall',
    ['Karachi', [5, 6], '120-250'],
    'Ground and four floors with twenty flats, a lift and a generator hall that hums outside the bedrooms. Raft foundation on sea sand, with water pumped out for seven weeks.',
  ],
  [
    'sea-wall-contractors',
    'Cold Store near the Fish Market',
    ['Karachi', [4], '250-above'],
    'A cold store of 400 tons with walls of insulated panels on a steel frame. The floor is heated from below so that the frozen ground does not lift it.',
  ],
  [
    'salt-and-lime',
    'Town House Renewed by the Old Port',
    ['Karachi', [5, 7], '250-above'],
    'Facade of yellow stone cleaned and repointed in lime, timber balconies spliced, a new frame inside. Every third stone was salt eaten and was cut anew in the yard.',
  ],
  [
    'pine-ridge-builders',
    'House that Steps down a Ridge',
    ['Islamabad', [5], '250-above'],
    'A house that steps down a slope in three levels, with stone walls dry laid behind and drained. Covered area 5,400 sft, with a gas room, a tank room and a roof for solar panels.',
  ],
  [
    'pine-ridge-builders',
    'Seven Marla Corner House',
    ['Islamabad', [5], '120-250'],
    'A corner house of 25 by 60 feet, 2,700 sft on two storeys, built to the rules of the authority: set back, glass, rain water and all. Handed over with drawings of every pipe.',
  ],
  [
    'pine-ridge-builders',
    'Guest House by the Park',
    ['Rawalpindi', [1], '120-250'],
    'Fourteen rooms on a plot of one kanal, each with its own hot water. The builder stayed for the first summer to put right what guests found.',
  ],
  [
    'sector-works',
    'Clinic of Two Doctors',
    ['Islamabad', [2], '100-120'],
    'Waiting room, four consulting rooms and a small theatre in a commercial block. All cables run in trays above the corridor and every tray has a number.',
  ],
  [
    'sector-works',
    'Basement under a Finished House',
    ['Islamabad', [5], '250-above'],
    'A basement of 900 sft dug under a house that was lived in: walls in short pieces, steel beams on jacks, levels read twice a day. The house moved two millimetres.',
  ],
  [
    'stone-terrace',
    'Farm House at the Foot of the Hills',
    ['Islamabad', [5, 9], '250-above'],
    'A farm house of 7,200 sft on four kanal with terraces of local stone. Drawings, structure and garden walls came from one office, which kept one diary of the site.',
  ],
  [
    'first-slab',
    'Five Marla House for a First Family',
    ['Islamabad', [5], '100-120'],
    'A house of 5 marla, 1,900 sft, in the simplest form that passes the rules. All openings have one width and all slabs one thickness; that is where the saving came from.',
  ],
]
