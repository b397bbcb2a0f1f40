import { type ReactNode, useRef, useState } from 'react'
import * as checkWords from '#words/check'
import { usePrinting } from '../../../browser/hooks/use-printing.ts'
import { useWatched } from '../../../browser/hooks/use-watched.ts'
import { mediaQuery } from '../../../browser/media.ts'
import { Button } from '../../../ui/button.tsx'
import { QuestionDialog } from '../../../ui/dialogs/question-dialog.tsx'
import { PageHeader } from '../../../ui/page-header.tsx'
import { Message } from '../../../ui/text/message.tsx'
import type { Edits } from '../checked-sheet.ts'
import { useUnkept } from '../use-unkept.ts'
import { own, words } from './both-words.ts'
import type { SheetFacts } from './clause.ts'
import { type Editing, focusNextOpen } from './editing.ts'
import { noEdits, openRows, wrongSum } from './edits.ts'
import { loadSheetFonts, Paper } from './paper.tsx'
import { Phone, SumsNote, TwinNote } from './phone.tsx'
import { clausesOf } from './sheet.ts'
import { useSheetStyles } from './sheet-styles.ts'

interface AgreementSheetProps {
  facts: SheetFacts
  edits: Edits
  /** Undefined for somebody who can only read it. */
  onEdit: ((edits: Edits) => void) | undefined
  back: ReactNode
  logo: ReactNode
}

const wide = mediaQuery('(width >= 900px)')

/** The record of what was agreed: two pages on a wide screen and in print, one clause after another on a phone. */
export function AgreementSheet({ facts, edits, onEdit, back, logo }: AgreementSheetProps) {
  useSheetStyles()
  const isWide = useWatched(wide, false)
  const printing = usePrinting()
  const unkept = useUnkept()
  const [asking, setAsking] = useState<'print' | 'reset'>()
  const asked = useRef(false)
  const editing: Editing = { clauses: clausesOf(facts), edits, change: onEdit }
  const open = openRows(editing.clauses, edits).length
  const print = async () => {
    setAsking(undefined)
    await loadSheetFonts()
    window.print()
  }
  const askToPrint = () => {
    if (open === 0 || asked.current) return void print()
    asked.current = true
    setAsking('print')
  }
  const { left, next, lead, reset, printOpen, title, print: printLabel } = words[own]
  const paidPkr = wrongSum(editing.clauses, edits)
  const isChanged = Object.keys({ ...edits.values, ...edits.texts }).length > 0
  return (
    <>
      <PageHeader back={back} compact lead={lead} title={title} />
      <div className="mb-4 grid gap-3 empty:hidden print:hidden">
        {unkept && onEdit && <Message kind="note">{checkWords.sUnkept}</Message>}
        {paidPkr !== undefined && <SumsNote paidPkr={paidPkr} totalPkr={facts.agreement.totalPkr} />}
        {isWide &&
          editing.clauses.flatMap(({ texts, title }) =>
            texts.map((text) => <TwinNote {...editing} key={text.id} label={title[own]} text={text} />),
          )}
      </div>
      {!isWide && <Phone {...editing} />}
      {(isWide || printing) && <Paper {...editing} logo={logo} />}
      {onEdit && isChanged && (
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
      <QuestionDialog
        back={checkWords.cancel}
        onClose={() => setAsking(undefined)}
        onYes={() => void print()}
        open={asking === 'print'}
        title={printOpen}
        yes={printLabel}
      >
        <p>{left(String(open))}</p>
      </QuestionDialog>
      <QuestionDialog
        back={checkWords.cancel}
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
        {null}
      </QuestionDialog>
    </>
  )
}
