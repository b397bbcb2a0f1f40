import { type BillLine, type DetailedEstimate, type Source, stageRows } from '@tameer/calculator'
import {
  answersInWords,
  leftOutInWords,
  onTopRows,
  priceBookInWords,
  surenessInWords,
  titleOf,
} from '@tameer/words/house-in-words'
import { displayAmount, displayDate, displayRupees, groupDigits } from '#words/amounts'
import { warning } from '#words/calculator'
import * as words from '#words/detailed-estimate'
import * as house from '#words/house-words'
import { comma } from '#words/language'
import { inPieces } from '#words/quantities'
import * as stageWords from '#words/stages'
import { sections as sectionNames, statuses } from '#words/values'
import { today } from '../../lib/today.ts'
import { type Sources, sourcesOf, sourcesOfBill } from './bill-lines.ts'
import { TotalsRows } from './bill-totals.tsx'

/** The bill for printing; rendered only while the page is being printed. */
export function BillPaper({ estimate }: { estimate: DetailedEstimate }) {
  const sources = sourcesOfBill(estimate)
  return (
    <article aria-label={words.paperBill} className="paper">
      <header>
        <p>{words.printedOn(displayDate(today()))}</p>
        <h2>{titleOf(estimate, house)}</h2>
        <p>{words.sentence(answersInWords(estimate, house))}</p>
        <p>{words.inRupees(priceBookInWords(estimate, house))}</p>
      </header>
      <PaperTotals estimate={estimate} />
      <PaperLines estimate={estimate} sources={sources} />
      <PaperStages estimate={estimate} />
      <section className="paper-notes">
        <h3>{words.whatToKnow}</h3>
        <ul>
          {estimate.warnings.map((one) => (
            <li key={one.code}>{warning(one)}</li>
          ))}
          <li>
            {surenessInWords(estimate, house)} {words.askAssumedFirst}
          </li>
          {leftOutInWords(estimate, house).map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
          <li>
            {words.pricesMove} {words.figureToPlanWith}
          </li>
        </ul>
      </section>
      <section className="paper-notes">
        <h3>{words.sources}</h3>
        <ol className="paper-sources">
          {sources.map(({ site, page, date }) => (
            <li key={site + page}>{words.source(site, page, date)}</li>
          ))}
        </ol>
      </section>
    </article>
  )
}

function PaperTotals({ estimate }: { estimate: DetailedEstimate }) {
  const { total } = estimate
  const ends = [
    { name: words.low, pkr: total.lowPkr },
    { name: words.likely, pkr: total.costPkr },
    { name: words.high, pkr: total.highPkr },
  ]
  return (
    <>
      <dl className="paper-total">
        {ends.map(({ name, pkr }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>
              <b>{displayAmount(pkr)}</b> {displayRupees(pkr)}
            </dd>
          </div>
        ))}
      </dl>
      <table>
        <TotalsRows estimate={estimate} figure={groupDigits} />
      </table>
    </>
  )
}

function PaperLines({ estimate, sources }: { estimate: DetailedEstimate; sources: readonly Source[] }) {
  return (
    <table aria-label={words.paperLines} className="paper-lines">
      <thead>
        <tr>
          <th scope="col">{words.item}</th>
          <th scope="col">{words.quantity}</th>
          <th scope="col">{words.unit}</th>
          <th scope="col">{words.rate}</th>
          <th scope="col">{words.cost}</th>
          <th scope="col">{words.rateStatusAndSources}</th>
        </tr>
      </thead>
      {estimate.sections.map(({ key, lines, costPkr, lowPkr, highPkr }) => (
        <tbody key={key}>
          <tr>
            <th colSpan={4} scope="rowgroup">
              {sectionNames[key]} <span>{words.lowAndHigh(groupDigits(lowPkr), groupDigits(highPkr))}</span>
            </th>
            <td>{groupDigits(costPkr)}</td>
            <td />
          </tr>
          {lines.map((line) => {
            const { count, unit } = paperQuantity(line)
            return (
              <tr key={line.id}>
                <th scope="row">
                  {line.item} {line.spec && <small>{line.spec}</small>}
                </th>
                <td>{count}</td>
                <td>{unit}</td>
                <td>{groupDigits(line.ratePkr)}</td>
                <td>{groupDigits(line.costPkr)}</td>
                <td>{originOf(line, sources, estimate.sources)}</td>
              </tr>
            )
          })}
        </tbody>
      ))}
      <tfoot>
        <tr>
          <th colSpan={4} scope="row">
            {words.total}
          </th>
          <td>{groupDigits(estimate.total.costPkr)}</td>
          <td />
        </tr>
        {onTopRows(estimate, house).map(({ title, costPkr, lowPkr, highPkr }) => (
          <tr key={title}>
            <th colSpan={4} scope="row">
              {title}{' '}
              {lowPkr !== undefined && highPkr !== undefined && (
                <span>{words.lowAndHigh(groupDigits(lowPkr), groupDigits(highPkr))}</span>
              )}
            </th>
            <td>{groupDigits(costPkr)}</td>
            <td />
          </tr>
        ))}
      </tfoot>
    </table>
  )
}

function PaperStages({ estimate }: { estimate: DetailedEstimate }) {
  return (
    <section className="paper-notes">
      <h3>{stageWords.stagesTitle}</h3>
      <table aria-label={stageWords.stagesTitle}>
        <thead>
          <tr>
            <th scope="col">{stageWords.stage}</th>
            <th scope="col">{stageWords.cost}</th>
            <th scope="col">{stageWords.soFar}</th>
          </tr>
        </thead>
        <tbody>
          {stageRows(estimate).map(({ stage, costPkr, soFarPkr }) => (
            <tr key={stage}>
              <th scope="row">{stageWords.stages[stage]}</th>
              <td>{groupDigits(costPkr)}</td>
              <td>{groupDigits(soFarPkr)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p>
        {stageWords.stagesHint} {estimate.addOns.length > 0 && stageWords.stagesWithoutOnTop}
      </p>
    </section>
  )
}

/** The quantity, and what the rate is for when it is not for one unit of it. */
function paperQuantity(line: BillLine) {
  const { count, unit, ofStandard } = inPieces(line)
  if (ofStandard) return { count, unit: words.sizedAt(unit, ofStandard) }
  return { count, unit: line.unit === 'per 1000 bricks' ? words.rateForThousand(unit) : unit }
}

/** Confidence of the rate and the numbers of the line's sources in the list: `assumed 2, 7`. */
function originOf(line: BillLine, listed: readonly Source[], sources: Sources): string {
  const numbers = sourcesOf([line], sources).map((source) => listed.indexOf(source) + 1)
  return [statuses[line.status.rate], numbers.sort((one, other) => one - other).join(comma)]
    .filter(Boolean)
    .join(' ')
}
