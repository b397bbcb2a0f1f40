import { type DeskMark, deskScreens } from '@tameer/contract'
import { useState } from 'react'
import * as words from '#words/desk-marks'
import { Button } from '../../../ui/button.tsx'
import { Link } from '../../../ui/link.tsx'
import { MarkPaper } from './mark-paper.tsx'
import { RefuseDialog } from './refuse-dialog.tsx'
import { RegisterLink } from './register-link.tsx'
import { type Outcome, useDecision } from './use-decision.ts'

interface ShownRowProps extends Outcome {
  mark: DeskMark
  /** True while the dialog that takes it back is open. */
  asking: boolean
  /** Opens or closes that dialog. */
  ask: (open: boolean) => void
}

/** A mark that visitors see, its document, and the way to take it back. */
export function ShownRow({ mark, asking, ask, ...outcome }: ShownRowProps) {
  const { kind, category, number, holder, companyId, companyName, validUntil, hasDocument } = mark
  const { refuse } = useDecision(mark, outcome)
  const name = words.kinds[kind]
  const label = (act: string) => words.actOn(act, name, companyName)
  return (
    <li className="grid gap-x-8 gap-y-3 py-4 lg:grid-cols-[minmax(0,1fr)_auto]">
      <div className="min-w-0">
        <h2 className="font-medium">
          <Link className="link" to={deskScreens.deskCompany.to(companyId)}>
            <bdi>{companyName}</bdi>
          </Link>
        </h2>
        <p>
          {[name, category && words.categoryName(category), words.number(number)].filter(Boolean).join(' · ')}
        </p>
        {holder && <p>{words.holder(holder)}</p>}
        <p className="text-muted text-small">
          {[
            words.enteredOn(words.day(mark.enteredAt.slice(0, 10))),
            mark.checkedOn && words.checkedOn(words.day(mark.checkedOn)),
            validUntil ? words.endsOn(words.day(validUntil)) : words.neverEnds,
          ]
            .filter(Boolean)
            .join(' · ')}
        </p>
        <RegisterLink kind={kind} number={number} />
        {hasDocument && <MarkDocument label={label} mark={mark} />}
      </div>
      <div className="flex flex-wrap items-start gap-3">
        <Button aria-label={label(words.takeBack)} onClick={() => ask(true)} variant="danger">
          {words.takeBack}
        </Button>
      </div>
      <RefuseDialog mark={mark} onClose={() => ask(false)} open={asking} send={refuse} />
    </li>
  )
}

interface MarkDocumentProps {
  mark: DeskMark
  /** Adds the name of the mark to a button's text. */
  label: (act: string) => string
}

/** The paper of a mark that is shown, fetched once somebody wants to see it. */
function MarkDocument({ mark, label }: MarkDocumentProps) {
  const [isShown, setShown] = useState(false)
  if (isShown) {
    return (
      <div className="mt-3 max-w-form">
        <MarkPaper mark={mark} />
      </div>
    )
  }
  return (
    <Button aria-label={label(words.show)} className="mt-2" onClick={() => setShown(true)}>
      {words.show}
    </Button>
  )
}
