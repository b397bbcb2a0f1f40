import type { DeskMark } from '@tameer/contract'
import { pictureOfLogo } from './demo-pictures.ts'

const companyId = '019b8d62-7a80-7000-8000-000000000001'

/** Marks that wait, in the pictures. */
export const waitingMarks: DeskMark[] = [
  {
    id: 'mark-1',
    kind: 'pec',
    number: 'C-4/12345',
    category: '4',
    holder: '',
    validUntil: '2027-06-30',
    state: 'entered',
    checkedOn: null,
    refusal: null,
    words: '',
    hasDocument: true,
    renamedFrom: 'Sindh Builders (Demo)',
    secondTry: false,
    enteredAt: '2026-11-02T06:00:00.000Z',
    waitingSince: '2026-11-22T06:00:00.000Z',
    companyId,
    companyName: 'Indus Builders (Demo)',
    companyLogo: pictureOfLogo,
  },
  {
    id: 'mark-2',
    kind: 'pcatp',
    number: 'A01234',
    category: null,
    holder: 'Ayesha Khan (Demo)',
    state: 'entered',
    checkedOn: null,
    validUntil: '2027-12-31',
    refusal: null,
    words: '',
    enteredAt: '2026-11-23T06:00:00.000Z',
    companyId,
    hasDocument: true,
    renamedFrom: null,
    secondTry: true,
    waitingSince: '2026-11-23T06:00:00.000Z',
    companyName: 'مہران آرکیٹیکٹس (Demo)',
    companyLogo: null,
  },
]

/** A mark that is shown. */
export const shownMark: DeskMark = {
  id: 'mark-3',
  kind: 'ntn',
  number: '1234567-8',
  category: null,
  holder: '',
  validUntil: null,
  state: 'checked',
  checkedOn: '2026-11-20',
  refusal: null,
  words: '',
  hasDocument: true,
  renamedFrom: null,
  secondTry: false,
  enteredAt: '2026-11-19T06:00:00.000Z',
  waitingSince: '2026-11-19T06:00:00.000Z',
  companyId,
  companyName: 'Indus Builders (Demo)',
  companyLogo: pictureOfLogo,
}

const rows = [
  ['Licence no.', 'C-4/12345'],
  ['Name', 'Indus Builders (Demo)'],
  ['Category', 'C-4'],
  ['Valid until', '30 June 2027'],
]
const texts = rows.map(
  ([name, value], at) =>
    `<text x="60" y="${260 + at * 60}">${name}</text><text x="260" y="${260 + at * 60}">${value}</text>`,
)

/** A drawn licence, made up for the pictures. */
export const drawnPaper = `<svg xmlns="http://www.w3.org/2000/svg" width="700" height="900" font-family="sans-serif" font-size="26">
<rect width="700" height="900" fill="#fff" stroke="#71859a" stroke-width="4"/>
<text x="350" y="110" text-anchor="middle" font-size="38">CONSTRUCTOR’S LICENCE</text>
<text x="350" y="160" text-anchor="middle">made up for the demo</text>${texts.join('')}</svg>`
