import { type DeskMark, deskScreens } from '@tameer/contract'
import { useId, useRef } from 'react'
import * as words from '#words/desk-marks'
import { hoursSince } from '../../../lib/hours-since.ts'
import { Button } from '../../../ui/button.tsx'
import { Link } from '../../../ui/link.tsx'
import { BackLink } from '../../../ui/links.tsx'
import { DeskKeys, type KeyAct } from '../desk-keys.tsx'
import { Pane } from '../two-panes.tsx'
import { CheckForm, useCheck } from './check-form.tsx'
import { MarkPaper } from './mark-paper.tsx'
import { RefuseDialog } from './refuse-dialog.tsx'
import { type Outcome, useDecision } from './use-decision.ts'

interface OneMarkProps extends Outcome {
  mark: DeskMark
  /** Address of the list. */
  list: string
  /** Place in the list in words, where it is one page. */
  place: string | undefined
  /** True beside the list: the screen has a heading already. */
  wide: boolean
  /** True while the dialog that refuses it is open. */
  refusing: boolean
  refuse: (open: boolean) => void
  /** Keys that lead to the other marks. */
  moves: readonly KeyAct[]
}

/** The paper of a mark that waits beside what its company wrote. It is accepted once every line is ticked. */
export function OneMark({ mark, list, place, wide, refusing, refuse, moves, ...outcome }: OneMarkProps) {
  const formId = useId()
  const body = useRef<HTMLDivElement>(null)
  const decision = useDecision(mark, outcome)
  const check = useCheck(mark, decision.accept)
  const { kind, companyName, waitingSince } = mark
  const refuseButton = (
    <Button disabled={check.busy} onClick={() => refuse(true)}>
      {words.refuseInstead}
    </Button>
  )
  const acceptButton = (
    <Button busy={check.busy} data-accept="" form={formId} type="submit" variant="main">
      {words.accept}
    </Button>
  )
  /** Moves the focus to the first line that is open, or to the button that accepts. */
  const begin = () => body.current?.querySelector<HTMLElement>('input:not(:checked), [data-accept]')?.focus()
  return (
    <Pane
      back={<BackLink to={list}>{words.title}</BackLink>}
      measure={[words.waits(hoursSince(waitingSince)), place].filter(Boolean).join(' · ')}
      title={words.checkTitle(words.kinds[kind], companyName)}
      wide={wide}
    >
      <AboutMark mark={mark} />
      <div className="@container mt-4" ref={body}>
        <div className="grid gap-x-8 gap-y-6 @min-[38rem]:grid-cols-2">
          <div className="min-w-0 self-start @min-[38rem]:sticky @min-[38rem]:top-4">
            <MarkPaper mark={mark} />
          </div>
          <div className="min-w-0">
            <CheckForm check={check} id={formId} mark={mark} />
            {wide && (
              <div className="mt-5 flex flex-wrap gap-3">
                {acceptButton}
                {refuseButton}
              </div>
            )}
          </div>
        </div>
      </div>
      <DeskKeys
        acts={[
          ...moves,
          { key: 'A', name: words.keyActs.check, run: begin },
          { key: 'R', name: words.keyActs.refuse, run: () => refuse(true) },
        ]}
      />
      {!wide && (
        <div className="stick-bottom z-20 -mx-4 mt-8 flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-edge border-t bg-paper px-4 py-2.5">
          {refuseButton}
          {acceptButton}
        </div>
      )}
      <RefuseDialog mark={mark} onClose={() => refuse(false)} open={refusing} send={decision.refuse} />
    </Pane>
  )
}

/** Facts of a mark, to be known before it is checked. */
function AboutMark({
  mark: { companyId, companyName, enteredAt, secondTry, renamedFrom },
}: {
  mark: DeskMark
}) {
  return (
    <>
      <p className="mt-2 flex flex-wrap gap-x-4 gap-y-1 text-small">
        <Link className="link min-w-0 break-words py-1" to={deskScreens.deskCompany.to(companyId)}>
          {words.atDesk(companyName)}
        </Link>
        <span className="py-1 text-muted">{words.enteredOn(words.day(enteredAt.slice(0, 10)))}</span>
      </p>
      {secondTry && <p className="font-medium">{words.secondTry}</p>}
      {renamedFrom && <p className="font-medium">{words.renamedFrom(renamedFrom)}</p>}
    </>
  )
}
