import { type ReactNode, useEffect, useId, useLayoutEffect, useRef } from 'react'
import { today } from '../../../lib/today.ts'
import { type Language, own, words } from './both-words.ts'
import type { Clause, SheetRow } from './clause.ts'
import { Editable } from './editable.tsx'
import { Percent, SheetTextIn } from './editable-parts.tsx'
import { type Editing, openMark } from './editing.ts'
import { blanksOf, isAgreed, shownValue, sumId, sumOf, withValue } from './edits.ts'
import { mostStages } from './makes.ts'
import '../../../ui/paper.css'
import './sheet-styles.ts'

export { QuestionDialog } from '../../../ui/dialogs/question-dialog.tsx'

interface PaperProps extends Editing {
  logo: ReactNode
}

/** Font of the Urdu column. Chrome 130 to 133 hangs on it on some systems. */
const sheetFont = '1em "Sheet Urdu"'
const hangs = /Chrome\/13[0-3]\./.test(navigator.userAgent)

/** Loads the fonts of the pages. What does not come is printed in the fonts of the device. */
export async function loadSheetFonts(): Promise<void> {
  if (!hangs) await document.fonts.load(sheetFont, '\u0627').catch(() => undefined)
  await document.fonts.ready
}

/** The two pages of A4, English on the left and Urdu on the right, with what both share between them. */
export function Paper({ logo, ...editing }: PaperProps) {
  const stages = editing.clauses.flatMap(({ rows }) => rows.filter(({ percent }) => percent !== undefined))
  // The row of their sum is no payment.
  const first = stages.length - 1 > mostStages ? 6 : 7
  return (
    <div className={`paper agreement ${hangs ? 'no-nastaliq' : ''}`}>
      <Page clauses={editing.clauses.slice(0, first)} editing={editing} logo={logo} number={1} />
      <Page clauses={editing.clauses.slice(first)} editing={editing} logo={logo} number={2} />
    </div>
  )
}

interface PageProps {
  clauses: readonly Clause[]
  editing: Editing
  logo: ReactNode
  number: 1 | 2
}

function Page({ clauses, editing, logo, number }: PageProps) {
  const ref = useFit()
  return (
    // Texts in Urdu say so themselves.
    <article aria-label={`${words[own].title}, ${number} / 2`} className="agreement-page" lang="en" ref={ref}>
      <header>
        {languages.map((language) => (
          <div key={language} lang={language}>
            <h2>{words[language].title}</h2>
            <p>{`${words[language].sub} · ${words[language].displayDate(today())}`}</p>
          </div>
        ))}
        {logo}
      </header>
      {clauses.map((clause) => (
        <ClauseOnPaper clause={clause} editing={editing} key={clause.number} />
      ))}
      {number === 2 && <Signatures />}
      <footer>
        {languages.map((language) => (
          <p key={language} lang={language}>
            {words[language].tail}{' '}
            {number === 1 && <span>{`${words[language].initials}: ______ / ______`}</span>}
          </p>
        ))}
        <b>{`${number} / 2`}</b>
      </footer>
    </article>
  )
}

const languages: readonly Language[] = ['en', 'ur']

/** Letters that are as large as the page allows: it never becomes a third one. */
function useFit() {
  const ref = useRef<HTMLElement>(null)
  const fit = () => {
    const page = ref.current
    for (let percent = 100; page && percent >= 50; percent -= 2) {
      page.style.setProperty('--fit', `${percent / 100}`)
      if (page.scrollHeight <= page.clientHeight) return
    }
  }
  useLayoutEffect(fit)
  useEffect(() => void loadSheetFonts().then(fit))
  return ref
}

function ClauseOnPaper({ clause, editing }: { clause: Clause; editing: Editing }) {
  const { number, title, texts, rows, note } = clause
  return (
    <section data-clause={number}>
      {languages.map((language) => (
        <div key={language} lang={language}>
          <h3>{title[language]}</h3>
          <p>
            {texts.map((text) => (
              <span className={text.isStrong && 'strong'} key={text.id}>
                <SheetTextIn {...editing} label={title[language]} language={language} text={text} />{' '}
              </span>
            ))}
          </p>
        </div>
      ))}
      <b className="number">{number}</b>
      {rows.map((row) => (
        <RowOnPaper {...editing} key={row.id} row={row} />
      ))}
      {note && (
        <div className="note">
          {languages.map((language) => (
            <span key={language} lang={language}>
              {note[language]}
            </span>
          ))}
        </div>
      )}
    </section>
  )
}

function RowOnPaper({ row, ...editing }: Editing & { row: SheetRow }) {
  const isOpen = row.isOpen === true && !isAgreed(editing.edits, row)
  const mark = isOpen ? { [openMark]: '' } : {}
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out in the columns of the page
    <div
      {...mark}
      aria-label={isOpen ? `${words[own].open}: ${row.label[own]}` : row.label[own]}
      className={`row ${row.isTotal ? 'total' : ''} ${row.isLong ? 'long' : ''} ${row.blanks ? 'several' : ''}`}
      role="group"
    >
      {isOpen && (
        <span aria-hidden="true" className="tag">
          {words.en.open} <span lang="ur">{words.ur.open}</span>
        </span>
      )}
      <span lang="en">{row.label.en}</span>
      <span className="value">
        <ValueOnPaper {...editing} row={row} />
      </span>
      <span lang="ur">{row.label.ur}</span>
    </div>
  )
}

function ValueOnPaper({ row, edits, change }: Editing & { row: SheetRow }) {
  const name = useId()
  const set = change && ((id: string) => (typed: string) => change(withValue(edits, id, typed)))
  const value = shownValue(edits, row)
  if (!row.choices)
    return (
      <>
        {row.percent !== undefined && (
          <span className="percent">
            <Percent language="en" onChange={set} row={row} />
          </span>
        )}
        {row.isFixed ? (
          <b>{value}</b>
        ) : (
          blanksOf(edits, row).map(({ id, label, value }) => (
            <Editable
              className={row.isTotal ? 'strong' : 'blank'}
              key={id}
              label={label[own]}
              onChange={set?.(id)}
              value={value}
            />
          ))
        )}
      </>
    )
  return row.choices.map((choice) => (
    <span className="choice" key={choice.value}>
      <label>
        <input
          checked={value === choice.value}
          disabled={!set}
          name={name}
          onChange={() => set?.(row.id)(choice.value)}
          type="radio"
        />
        {choice.label.en} <span lang="ur">{choice.label.ur}</span>
      </label>
      {choice.hasSum && (
        <>
          {' '}
          {words.en.rupees}{' '}
          <Editable
            className="blank short"
            label={`${row.label[own]}: ${words[own].rupees}`}
            onChange={set?.(sumId(row))}
            value={sumOf(edits, row)}
          />
        </>
      )}
    </span>
  ))
}

/** Four signatures, each with lines to write on. */
function Signatures() {
  return (
    <div className="signatures">
      {words.en.sides.map((side, place) => (
        <div key={side}>
          <p>
            <b lang="en">{side}</b> <span lang="ur">{words.ur.sides[place]}</span>
          </p>
          {words.en.signed.map((field, line) => (
            <p className="line" key={field}>
              <span lang="en">{field}</span> <span lang="ur">{words.ur.signed[line]}</span>
            </p>
          ))}
        </div>
      ))}
    </div>
  )
}
