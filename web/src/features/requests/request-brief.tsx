import type { HomeownerRequest } from '@tameer/contract'
import type { ReactNode } from 'react'
import * as words from '#words/request-brief'

type BillLine = NonNullable<HomeownerRequest['bill']>['lines'][number]

/** The request as companies price it. Made from a stored request, or from a form that is being filled in. */
export interface Brief
  extends Pick<
    HomeownerRequest,
    'service' | 'city' | 'cityUr' | 'plot' | 'coveredAreaSft' | 'locality' | 'start' | 'notes'
  > {
  answers: Readonly<Record<string, unknown>> | null
  bill: {
    totalPkr: number
    pricesAsOf: string
    pricesSince?: string | undefined
    lines: readonly Pick<BillLine, 'id' | 'item' | 'unit' | 'quantity' | 'costPkr' | 'section' | 'phase'>[]
  } | null
}

/** Title such as `7 Marla house in Lahore`. */
export function titleOfBrief({ service, city, cityUr, plot, answers }: Brief): string {
  const place = words.nameOf({ name: city, nameUr: cityUr })
  if (!plot) return words.titleIn(words.services[service] ?? '', place)
  const grey = answers?.constructionType === 'Grey Structure'
  const name = grey ? words.greyHouse : words.house
  return name(words.groupDigits(plot.plotSize), labelOf(words.plotUnits, plot.plotUnit), place)
}

interface RequestBriefProps {
  brief: Brief
  /** Translates the bill's items, which a stored request has in English. */
  itemName?: ItemName
  /** False where the family's notes stand elsewhere. */
  notes?: boolean
  children?: ReactNode
}

type ItemName = (item: string) => string
const asItIs: ItemName = (item) => item

/** A request as companies read it: the house, the family's texts, and the bill. */
export function RequestBrief({ brief, itemName = asItIs, notes = true, children }: RequestBriefProps) {
  return (
    <div className="grid min-w-0 gap-6">
      <dl className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,8.5rem),1fr))] gap-x-[min(1.5rem,24px)] gap-y-3 border-line border-y py-4">
        {factsOf(brief).map(([name, text]) => (
          <div key={name}>
            <dt className="text-muted text-small">{name}</dt>
            <dd className="break-words">
              <bdi>{text}</bdi>
            </dd>
          </div>
        ))}
        {notes && brief.notes && (
          <div className="col-span-full">
            <dt className="text-muted text-small">{words.notes}</dt>
            <dd className="whitespace-pre-line break-words" dir="auto">
              {brief.notes}
            </dd>
          </div>
        )}
      </dl>
      {children}
      {brief.bill && <FrozenLines bill={brief.bill} itemName={itemName} />}
    </div>
  )
}

/** Empty answers are left out. */
function factsOf({
  service,
  city,
  cityUr,
  plot,
  coveredAreaSft,
  answers,
  ...brief
}: Brief): [string, string][] {
  const { constructionType, constructionMode, grade, storeys } = answers ?? {}
  const inMarla = plot && /^(Marla|Kanal)$/.test(plot.plotUnit)
  const facts: [string, string | false | null | undefined | ''][] = [
    [words.service, words.services[service]],
    [words.work, answers && (constructionType === 'Grey Structure' ? words.greyOnly : words.completeHouse)],
    [words.place, words.nameOf({ name: city, nameUr: cityUr })],
    [words.locality, brief.locality],
    [
      words.plot,
      plot &&
        words.plotOf(
          words.groupDigits(plot.plotSize),
          labelOf(words.plotUnits, plot.plotUnit),
          inMarla ? plot.marlaStandardSft : undefined,
        ),
    ],
    [
      words.coveredArea,
      coveredAreaSft !== null && words.sqFeet(words.groupDigits(Math.round(coveredAreaSft))),
    ],
    [words.storeys, storeys !== undefined && String(storeys)],
    [words.rooms, answers && words.roomCounts(answers)],
    [words.finish, typeof grade === 'string' && labelOf(words.grades, grade)],
    [
      words.material,
      constructionMode !== undefined &&
        (constructionMode === 'Without Material' ? words.labourOnly : words.withMaterial),
    ],
    [words.start, words.monthOf(brief.start)],
  ]
  return facts.filter((fact): fact is [string, string] => Boolean(fact[1]))
}

/** Label for a name of the wire. A name from another version is shown as it is. */
function labelOf(names: Readonly<Record<string, string>>, name: string): string {
  return Object.hasOwn(names, name) ? (names[name] ?? name) : name
}

/** The bill that companies price, section by section; each opens to its lines. */
function FrozenLines({
  bill: { lines, totalPkr, ...days },
  itemName,
}: {
  bill: NonNullable<Brief['bill']>
  itemName: ItemName
}) {
  const sections = new Map<string, typeof lines>()
  for (const line of lines) sections.set(line.section, [...(sections.get(line.section) ?? []), line])
  return (
    <section aria-label={words.estimate}>
      <h3 className="text-h3">{words.billTotal(words.displayAmount(totalPkr))}</h3>
      <p className="mt-1 mb-4 text-muted text-small">{words.pricesOf(words.daysOfPrices(days))}</p>
      <div className="divide-y divide-line border-line border-y">
        {[...sections].map(([section, its]) => (
          <details key={section}>
            <summary className="flex min-h-11 flex-wrap items-center justify-between gap-x-4 py-2">
              <span className="link">{words.linesOf(labelOf(words.sections, section), its.length)}</span>
              <span className="ms-auto figures">{words.displayPart(sumOf(its))}</span>
            </summary>
            <ul className="divide-y divide-line ps-4 pb-3 text-small">
              {its.map((line) => (
                <li className="flex flex-wrap justify-between gap-x-4 py-1.5" key={line.id}>
                  <span className="min-w-0">
                    {itemName(line.item)} <span className="text-muted">{words.displayQuantity(line)}</span>
                  </span>
                  <span className="ms-auto figures">{words.groupDigits(line.costPkr)}</span>
                </li>
              ))}
            </ul>
          </details>
        ))}
      </div>
    </section>
  )
}

function sumOf(lines: readonly { costPkr: number }[]): number {
  return lines.reduce((sum, { costPkr }) => sum + costPkr, 0)
}
