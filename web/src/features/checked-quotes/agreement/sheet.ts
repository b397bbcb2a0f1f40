// The twelve clauses of the sheet, from what the quote says and from the estimate. Nothing is invented: what neither
// says is a blank.
import { type Agreement, duringTheWork, type StageShare, sumPercent } from '@tameer/quotes'
import { pair, type SheetWords, words } from './both-words.ts'
import { type Clause, type Part, type SheetFacts, type SheetRow, text } from './clause.ts'
import { paidPkr, stageId } from './edits.ts'
import { makes } from './makes.ts'
import { named, sentence, upper } from './named.ts'

const blank = '____'

export function clausesOf(facts: SheetFacts): Clause[] {
  const parts = [
    parties,
    house,
    work,
    notInPrice,
    price,
    payments,
    time,
    makes,
    changes,
    warranty,
    delay,
    end,
  ]
  return parts.map((part, place) => ({
    number: place + 1,
    title: pair(({ clauses }) => clauses[place] ?? ''),
    texts: [],
    rows: [],
    ...part(facts),
  }))
}

const parties: Part = ({ family = '', builder = '' }) => ({
  rows: [
    { id: 'family', label: pair((w) => w.family), value: family, isLong: true },
    { id: 'builder', label: pair((w) => w.builder), value: builder, isLong: true },
    { id: 'plot', label: pair((w) => w.plot), value: '', isLong: true },
  ],
})

const house: Part = ({ answers }) => {
  const { plotSize, plotUnit, marlaStandardSft, city, coveredAreaSft, storeys } = answers
  // A Kanal is 20 Marla, of one size.
  const [size, unit] = plotUnit === 'Kanal' ? ([plotSize * 20, 'Marla'] as const) : [plotSize, plotUnit]
  return {
    texts: [
      text('house', (w) =>
        w.houseText(
          `${w.groupDigits(size)} ${w.plotUnits[unit]}`,
          unit === 'Marla' ? w.each(String(marlaStandardSft)) : '',
          w.cities[city],
          w.groupDigits(coveredAreaSft),
          storeys,
          w.rooms(answers).join(w.comma),
        ),
      ),
    ],
  }
}

const work: Part = ({ agreement: { way, scope, also } }) => ({
  texts: [
    text('work', (w) => {
      if (way === 'labour') return w.workLabour(w.scopes[scope])
      return scope === 'grey' ? w.workGrey : w.workComplete
    }),
    ...(also.length > 0
      ? [text('also', (w) => w.also(w.joined(also.map((row) => w.lower(w.rows[row])))))]
      : []),
  ],
})

const notInPrice: Part = (facts) => {
  const { notIn, openRows } = facts.agreement
  return {
    texts: [
      text('notIn', (w, language) =>
        notIn.length === 0 ? w.nothingNamed : sentence(w, w.joined(named(notIn, facts, language))),
      ),
    ],
    rows: openRows.map(({ row, isApart }) => ({
      id: row,
      label: pair((w) => w.rows[row]),
      value: isApart ? 'apart' : '',
      choices: [
        { value: 'in', label: pair((w) => w.lower(w.inPrice)) },
        { value: 'apart', label: pair((w) => w.lower(w.apart)), hasSum: true },
      ],
      isOpen: true,
    })),
  }
}

const price: Part = (facts) => {
  const { rates, lumpPkr, added, totalPkr, tax } = facts.agreement
  const inText = added.flatMap((one) => (one.for === 'part' ? [one] : []))
  const inRows = added.filter((one) => one.for !== 'part')
  const sums = text('price', (w, language) => {
    const digits = w.groupDigits
    const parts = [
      ...rates.map(({ ratePkr, areaSft, amountPkr }) =>
        w.rate(digits(ratePkr), digits(areaSft), digits(amountPkr)),
      ),
      ...(lumpPkr > 0 ? [digits(lumpPkr)] : []),
      ...inText.map(
        ({ parts, amountPkr }) => `${w.joined(named(parts, facts, language))} ${digits(amountPkr)}`,
      ),
    ]
    return sentence(w, parts.join(language === 'en' ? '; ' : '؛ '))
  })
  return {
    texts: [
      ...(rates.length + inText.length > 0 ? [sums] : []),
      ...(rates.length === 0 ? [text('drawn', (w) => w.lumpDrawn)] : []),
      ...(tax?.is === 'not-applicable' ? [text('noTax', (w) => sentence(w, w.taxes['not-applicable']))] : []),
      { id: 'words', text: pair((w) => sentence(w, w.sumInWords(totalPkr))), isStrong: true },
    ],
    rows: [
      ...inRows.map(
        (one, place): SheetRow => ({
          id: `added ${place}`,
          label: pair((w, language) => {
            if ('word' in one) return one.word
            return `${upper(w.joined(named(one.parts, facts, language)))}: ${w.lower(w.hows.aside)}`
          }),
          value: words.en.groupDigits(one.amountPkr),
        }),
      ),
      { id: 'total', label: pair((w) => w.inAll), value: words.en.groupDigits(totalPkr), isTotal: true },
      ...(tax?.is === 'not-applicable' ? [] : [taxRow(tax)]),
      ...(rates.length > 0 ? [areaRow()] : []),
    ],
  }
}

function taxRow(tax: Agreement['tax']): SheetRow {
  const isOpen = !tax || (tax.is === 'on-top' && !tax.amountPkr)
  return {
    id: 'tax',
    label: pair((w) => w.tax),
    value: tax?.is ?? '',
    choices: [
      { value: 'included', label: pair((w) => w.lower(w.inPrice)) },
      { value: 'on-top', label: pair((w) => w.lower(w.taxTop)), hasSum: true },
    ],
    ...(tax?.amountPkr && { sum: words.en.groupDigits(tax.amountPkr) }),
    ...(isOpen && { isOpen }),
  }
}

function areaRow(): SheetRow {
  return {
    id: 'area',
    label: pair((w) => w.areaChanges),
    value: '',
    choices: [
      { value: 'stays', label: pair((w) => w.priceStays) },
      { value: 'rate', label: pair((w) => w.atRate) },
    ],
    isOpen: true,
  }
}

const payments: Part = ({ agreement: { stages, keepsNothing } }) => {
  const texts = [text('payments', (w) => w.paymentsText)]
  if (stages.length === 0) return { texts, rows: [openBlanks('payments', (w) => w.paymentsOpen)] }
  return {
    texts,
    rows: [
      ...stages.map((stage, place) => ({
        id: stageId(place),
        label: pair((w) => stageName(stage, w)),
        value: words.en.groupDigits(stage.amountPkr),
        percent: stage.percent,
      })),
      ...(keepsNothing
        ? [{ id: 'kept', label: pair((w) => w.keptNothing), value: '0', percent: 0, isFixed: true as const }]
        : []),
      {
        id: 'paid',
        label: pair((w) => w.inAll),
        value: words.en.groupDigits(paidPkr(stages)),
        percent: sumPercent(stages),
        isTotal: true,
        isFixed: true,
      },
    ],
  }
}

function stageName({ stage, due }: StageShare, w: SheetWords): string {
  if (stage === duringTheWork) return upper(w.payduring)
  if (stage === 'advance') return w.advance
  if (Object.hasOwn(w.paymentStages, stage)) return w.paymentStages[stage as keyof typeof w.paymentStages]
  return due ? `${stage} (${w.lower(w.dues[due])})` : stage
}

const time: Part = ({ agreement: { weeks } }) => ({
  texts: [text('time', (w) => w.timeText(weeks === undefined ? blank : String(weeks)))],
  rows: [open('start', (w) => w.start), ...(weeks === undefined ? [open('weeks', (w) => w.weeks)] : [])],
})

const changes: Part = ({ agreement }) => ({
  texts: [
    text('changes', (w) => w.changesText),
    ...(agreement.changes
      ? [
          text('priced', (w) =>
            sentence(w, `${w.changes}: ${w.lower(w.changesInWords(agreement.changes ?? ''))}`),
          ),
        ]
      : []),
  ],
  rows: agreement.changes ? [] : [{ ...open('priced', (w) => w.changes), isLong: true }],
})

const warranty: Part = ({ agreement: { warrantyMonths } }) => ({
  texts: [text('warranty', (w) => w.warrantyText)],
  rows: [
    warrantyMonths === undefined
      ? open('months', (w) => w.months)
      : { id: 'months', label: pair((w) => w.months), value: String(warrantyMonths) },
  ],
})

const delay: Part = () => ({
  texts: [text('delay', (w) => w.delayText)],
  rows: [openBlanks('delay', (w) => w.delayRow)],
})

const end: Part = () => ({
  texts: [text('end', (w) => w.endText)],
  rows: [open('days', (w) => w.endDays)],
})

function openBlanks(id: string, say: (words: SheetWords) => readonly string[]): SheetRow {
  const label = pair((w) =>
    say(w)
      .map((blank, place) => (place === 0 ? blank : w.lower(blank)))
      .join(w.comma),
  )
  return {
    id,
    label,
    value: '',
    isOpen: true,
    blanks: say(words.en).map((_, place) => pair((w) => say(w)[place] ?? '')),
  }
}

function open(id: string, say: (words: SheetWords) => string): SheetRow {
  return { id, label: pair(say), value: '', isOpen: true }
}
