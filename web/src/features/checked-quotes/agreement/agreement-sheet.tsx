import { type ReactNode, useEffect, useRef, useState } from 'react'
import { cancel } from '#words/actions'
import { sUnkept } from '#words/check-parts'
import { usePrinting } from '../../../browser/hooks/use-printing.ts'
import { useWatched } from '../../../browser/hooks/use-watched.ts'
import { mediaQuery } from '../../../browser/media.ts'
import { importWithRetry } from '../../../net/import-with-retry.ts'
import { Button } from '../../../ui/button.tsx'
import { PageHeader } from '../../../ui/page-header.tsx'
import { Message } from '../../../ui/text/message.tsx'
import { type Edits, noEdits } from '../checked-sheet.ts'
import { useUnkept } from '../use-unkept.ts'
import { own, words } from './both-words.ts'
import type { SheetFacts } from './clause.ts'
import { type Editing, focusNextOpen } from './editing.ts'
import { openRows, withFigures, wrongSum } from './edits.ts'
import { Phone, SumsNote, TwinNote } from './phone.tsx'
import { clausesOf } from './sheet.ts'

interface AgreementSheetProps {
  facts: SheetFacts
  edits: Edits
  /** Undefined for somebody who can only read it. */
  onEdit: ((edits: Edits) => void) | undefined
  back: ReactNode
  logo: ReactNode
}

const loadPaper = () => importWithRetry(() => import('./paper.tsx'))
const wide = mediaQuery('(width >= 900px)')

/** The record of what was agreed: two pages on a wide screen and in print, one clause after another on a phone. */
export function AgreementSheet({ facts, edits, onEdit, back, logo }: AgreementSheetProps) {
  const isWide = useWatched(wide, false)
  const printing = usePrinting()
  const unkept = useUnkept()
  const [paper, setPaper] = useState<Awaited<ReturnType<typeof loadPaper>> | null>()
  // Without it the clauses are shown and printed as on a phone.
  useEffect(() => void loadPaper().then(setPaper, () => setPaper(null)), [])
  const [asking, setAsking] = useState<'print' | 'reset'>()
  const asked = useRef(false)
  const agreement = withFigures(facts.agreement, edits)
  const editing: Editing = { clauses: clausesOf({ ...facts, agreement }), edits, change: onEdit }
  const open = openRows(editing.clauses, edits).length
  const print = async () => {
    setAsking(undefined)
    await loadPaper().then(
      ({ loadSheetFonts }) => loadSheetFonts(),
      () => undefined,
    )
    window.print()
  }
  const askToPrint = () => {
    if (open === 0 || asked.current || !paper) return void print()
    asked.current = true
    setAsking('print')
  }
  const { left, next, lead, reset, resetText, printOpen, title, print: printLabel } = words[own]
  const paidPkr = wrongSum(agreement)
  const isChanged = Object.keys({ ...edits.values, ...edits.texts }).length > 0
  return (
    <>
      <PageHeader back={back} compact lead={lead} title={title} />
      <div className="mb-4 grid gap-3 empty:hidden print:hidden">
        {unkept && onEdit && <Message kind="note">{sUnkept}</Message>}
        {paidPkr !== undefined && <SumsNote paidPkr={paidPkr} totalPkr={agreement.totalPkr} />}
        {isWide &&
          editing.clauses.flatMap(({ texts, title }) =>
            texts.map((text) => <TwinNote {...editing} key={text.id} label={title[own]} text={text} />),
          )}
      </div>
      {(!isWide || paper === null) && <Phone {...editing} />}
      {(isWide || printing) && paper && <paper.Paper {...editing} logo={logo} />}
      {paper && onEdit && isChanged && (
        <p className="mt-6 print:hidden">
          <Button onClick={() => setAsking('reset')}>{reset}</Button>
        </p>
      )}
      <div className="stick-bottom z-10 -mx-4 mt-8 flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-edge border-t bg-paper px-4 py-2 sm:-mx-8 sm:px-8 print:hidden">
        <p aria-live="polite" className="min-w-0 flex-[1_1_6rem] text-small leading-snug">
          {open > 0 && <b className="block font-semibold">{left(String(open))}</b>}
          {open > 0 && (
            <button className="link min-h-11" onClick={focusNextOpen} type="button">
              {next}
            </button>
          )}
        </p>
        <Button className="max-sm:px-3" onClick={askToPrint} variant="main">
          {printLabel}
        </Button>
      </div>
      {paper && (
        <>
          <paper.QuestionDialog
            back={cancel}
            onClose={() => setAsking(undefined)}
            onYes={() => void print()}
            open={asking === 'print'}
            title={printOpen}
            yes={printLabel}
          >
            <p>{left(String(open))}</p>
          </paper.QuestionDialog>
          <paper.QuestionDialog
            back={cancel}
            danger
            onClose={() => setAsking(undefined)}
            onYes={() => {
              onEdit?.(noEdits)
              setAsking(undefined)
            }}
            open={asking === 'reset'}
            title={reset}
            yes={reset}
          >
            <p>{resetText}</p>
          </paper.QuestionDialog>
        </>
      )}
    </>
  )
}
