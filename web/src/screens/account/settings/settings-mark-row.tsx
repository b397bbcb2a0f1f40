import { dayInPakistan, dayMs, type MarkKind, type OwnMark } from '@tameer/contract'
import * as words from '#words/settings-marks'
import { saveFile } from '../../../browser/save-file.ts'
import { documentName, fetchDocument, withdrawMark } from '../../../features/marks/mark-calls.ts'
import { useAct } from '../../../forms/use-act.ts'
import { serverNow } from '../../../lib/server-time.ts'
import { useAppDispatch } from '../../../store/hooks.ts'
import { Button } from '../../../ui/button.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { CloseIcon, LockIcon, ShieldIcon } from '../../../ui/icons.tsx'
import { InAppNote } from '../../../ui/text/in-app-note.tsx'
import { showToast } from '../../../ui/toasts/toast-store.ts'

/** Days before the end of a mark from which they are counted. */
const soonDays = 30

interface MarkRowProps {
  kind: MarkKind
  /** At most one that is or was shown, and one that is not. */
  marks: readonly OwnMark[]
  onChanged: (marks: OwnMark[]) => void
  onEnter: () => void
}

/** A kind of mark: what the company entered of it, and what became of that. */
export function MarkRow({ kind, marks, onChanged, onEnter }: MarkRowProps) {
  const name = words.kinds[kind]
  const label = enterLabel(marks)
  return (
    <li className="border border-line bg-sheet px-4 py-3.5" data-field={kind}>
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <h3 className="font-medium">{name}</h3>
        {marks.length === 0 && <p className="text-muted text-small">{words.notEntered}</p>}
        {marks.length === 1 && marks.map((mark) => <MarkState key={mark.id} mark={mark} />)}
      </div>
      {marks.length === 0 && <p className="mt-1 text-muted text-small">{words.forWhom[kind]}</p>}
      {marks.map((mark) => (
        <div className="mt-1 not-first:mt-3" key={mark.id}>
          {marks.length > 1 && <MarkState mark={mark} />}
          <EnteredMark mark={mark} onChanged={onChanged} />
        </div>
      ))}
      <Button aria-label={words.ofKind(label, name)} className="mt-3" onClick={onEnter}>
        {label}
      </Button>
    </li>
  )
}

function enterLabel(marks: readonly OwnMark[]): string {
  if (marks.some(({ state }) => state === 'entered')) return words.change
  if (marks.some(({ state }) => state === 'refused')) return words.enterAgain
  return marks.length > 0 ? words.renew : words.enter
}

const stateLooks = {
  entered: { Icon: LockIcon, tone: undefined },
  checked: { Icon: ShieldIcon, tone: 'text-good' },
  refused: { Icon: CloseIcon, tone: 'text-alarm' },
  expired: { Icon: CloseIcon, tone: 'text-alarm' },
}

/** The state of a mark in words, with its sign. */
function MarkState({ mark: { state, validUntil } }: { mark: OwnMark }) {
  const { Icon, tone } = stateLooks[state]
  const days =
    validUntil === null ? Infinity : (Date.parse(validUntil) - Date.parse(dayInPakistan(serverNow()))) / dayMs
  return (
    <p className={classNames('flex items-center gap-1.5 font-medium text-small', tone)}>
      <Icon className="shrink-0" size={18} />
      {state === 'checked' && days <= soonDays ? words.daysLeft(days) : words.states[state]}
    </p>
  )
}

function EnteredMark({ mark, onChanged }: { mark: OwnMark; onChanged: (marks: OwnMark[]) => void }) {
  const dispatch = useAppDispatch()
  const { busy, act } = useAct()
  const { id, kind, number, holder, state, checkedOn, validUntil, refusal, hasDocument } = mark
  const name = words.kinds[kind]
  const download = async () => {
    const file = await dispatch(fetchDocument(id))
    saveFile(file, documentName(file, kind))
  }
  const withdraw = async () => {
    onChanged(await dispatch(withdrawMark(id)))
    showToast(words.withdrawn)
  }
  return (
    <>
      <p className="text-muted text-small">
        <bdi dir="ltr">{number}</bdi>
        {holder && (
          <>
            {' · '}
            <bdi>{holder}</bdi>
          </>
        )}
        {checkedOn && ` · ${words.checkedOn(words.day(checkedOn))}`}
        {validUntil && ` · ${words.validUntil(words.day(validUntil))}`}
      </p>
      {mark.renamedFrom && <p className="text-small">{words.renamed}</p>}
      {refusal && <p className="text-small">{words.why(words.refusals[refusal])}</p>}
      {mark.words && (
        <p className="whitespace-pre-line text-small" dir="auto">
          {mark.words}
        </p>
      )}
      <div className="mt-2 flex flex-wrap gap-2">
        {hasDocument && (
          <Button
            aria-label={words.ofKind(words.openDocument, name)}
            disabled={busy}
            onClick={() => act(download)}
          >
            {words.openDocument}
          </Button>
        )}
        <Button
          aria-label={words.actOn(words.withdraw, name, words.states[state])}
          disabled={busy}
          onClick={() => act(withdraw)}
        >
          {words.withdraw}
        </Button>
        {hasDocument && <InAppNote />}
      </div>
    </>
  )
}
