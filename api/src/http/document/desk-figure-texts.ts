import type { FieldText } from './field-texts.ts'

const time = '2026-03-01T09:30:00.000Z'

/** As `fieldTexts`, for the figures of the desk. */
export const deskFigureTexts: Readonly<Record<string, FieldText>> = {
  computedAt: [
    'Time at which the server counted; it keeps the figures for five minutes. ISO 8601 in UTC',
    time,
  ],
  periods: ['7, 30 and 365 days; today is the last of them. Only what is kept now is counted'],
  days: ['Number of days in Pakistan', 7],
  'periods.from': ['The midnight in Pakistan that begins the first day, ISO 8601 in UTC', time],
  'periods.until': ['Time at which the server counted, ISO 8601 in UTC', time],
  figures: ['New things of these days'],
  beforeFrom: ['The midnight in Pakistan that begins the period before, ISO 8601 in UTC', time],
  beforeUntil: ['The end of the period before: so many days before `until`', time],
  'periods.before': ['New things of the period before'],
  stock: ['Numbers at the end of the period, of what is kept and shown now'],
  'getDeskFigures.companies': ['Companies that signed up and are listed now', 12],
  'getDeskFigures.projects': ['Projects that were added and are not hidden now', 30],
  requestsSent: ['Requests that were confirmed, so that companies heard of them', 9],
  requestsChosen: ['Requests whose homeowner chose a quote', 3],
  requestsAnswered: ['Requests that got their first answer, a quote or a refusal of any company', 7],
  houseActs: ['Lines of the diaries of house files, one for each act', 120],
  stagesAgreed: ['Stages that families agreed to, of those that are agreed now', 6],
  medianDays: [
    'The median of the days from a claim to its answer, to the hundredth; null when there was none',
    1.5,
  ],
  openHouses: ['House files that are open now, by how they began', { quote: 3, 'own-price': 2, estimate: 1 }],
  heldHouses: ['House files that the desk holds', 0],
  speeds: [
    'How fast visits of the last 28 days were; of each figure all together, by screens and by network',
  ],
  'speeds.name': ['LCP, INP or CLS, as browsers define them', 'LCP'],
  screens: ['Group of the screens with which the visits began; null for all', 'calculator'],
  'speeds.network': ['Kind of network; null for any', '4g'],
  p75: ['What three of four visits stayed within: ms, of CLS thousandths', 1_700],
  'speeds.visits': ['Number of visits that measured it', 240],
  'sendFieldFigures.screen': [
    'First part of the address with which the visit began; its group is kept',
    'calculator',
  ],
  'sendFieldFigures.network': ['Kind of network, as the browser names it', '4g'],
  'sendFieldFigures.figures': ['What the visit measured, each figure once'],
  'sendFieldFigures.name': ['LCP, INP or CLS, as browsers define them', 'LCP'],
  value: ['LCP and INP in ms, CLS as it is', 1_240.5],
  medianHours: [
    'The median of the hours from sending to that first answer, to the hundredth; null when there was none',
    5.25,
  ],
}
