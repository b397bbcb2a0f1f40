import { type MarkKind, markKinds, type OwnMark } from '@tameer/contract'
import { useEffect, useState } from 'react'
import * as words from '#words/settings-marks'
import { saveFile } from '../../browser/save-file.ts'
import { documentName, fetchDocument, listOwnMarks, withdrawMark } from '../../features/marks/mark-calls.ts'
import { useSingleSubmit } from '../../forms/use-single-submit.ts'
import { ApiError } from '../../net/api-error.ts'
import { useAppDispatch } from '../../store/hooks.ts'
import { Button } from '../../ui/button.tsx'
import { Message } from '../../ui/message.tsx'
import { LoadingText } from '../../ui/spinner.tsx'
import { showToast } from '../../ui/toast-store.ts'
import { MarkDialog } from './mark-dialog.tsx'
import type { PartProps } from './settings-known.ts'
import { SettingsLead } from './settings-lead.tsx'

/** A company's licences and registrations: enter, see what became of them, withdraw. */
export function SettingsMarks({ onFound }: PartProps) {
  const dispatch = useAppDispatch()
  const [marks, setMarks] = useState<OwnMark[]>()
  const [error, setError] = useState<string>()
  /** The kind that is being entered. */
  const [entering, setEntering] = useState<MarkKind>()
  const load = async () => {
    setError(undefined)
    try {
      setMarks(await dispatch(listOwnMarks()))
    } catch (failure) {
      if (!(failure instanceof ApiError)) throw failure
      setError(failure.message)
    }
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useEffect(() => void load(), [])
  useEffect(() => {
    if (marks) onFound({ marks })
  }, [marks, onFound])
  return (
    <>
      <SettingsLead>{words.lead}</SettingsLead>
      {!marks && !error && <LoadingText>{words.loading}</LoadingText>}
      {error && (
        <Message action={<Button onClick={() => void load()}>{words.tryAgain}</Button>} kind="alert">
          {error}
        </Message>
      )}
      {marks && (
        <ul className="border border-line bg-sheet">
          {markKinds.map((kind) => (
            <KindRow
              key={kind}
              kind={kind}
              marks={marks.filter((mark) => mark.kind === kind)}
              onChanged={setMarks}
              onEnter={() => setEntering(kind)}
            />
          ))}
        </ul>
      )}
      <MarkDialog
        key={entering}
        kind={entering}
        onClose={() => setEntering(undefined)}
        onDone={(all) => {
          setEntering(undefined)
          setMarks(all)
          showToast(words.sent)
        }}
      />
    </>
  )
}

interface KindRowProps {
  kind: MarkKind
  /** At most one that is or was shown, and one that is not. */
  marks: readonly OwnMark[]
  onChanged: (marks: OwnMark[]) => void
  onEnter: () => void
}

function KindRow({ kind, marks, onChanged, onEnter }: KindRowProps) {
  const name = words.kinds[kind]
  const label = enterLabel(marks)
  return (
    <li className="border-line px-4 py-4 not-first:border-t">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h3 className="font-medium">{name}</h3>
        <p className="text-muted text-small">{words.forWhom[kind]}</p>
      </div>
      {marks.length === 0 && <p className="mt-1 text-muted text-small">{words.notEntered}</p>}
      {marks.map((mark) => (
        <EnteredMark key={mark.id} mark={mark} onChanged={onChanged} />
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

function EnteredMark({ mark, onChanged }: { mark: OwnMark; onChanged: (marks: OwnMark[]) => void }) {
  const dispatch = useAppDispatch()
  const { busy, run } = useSingleSubmit()
  const { id, kind, number, holder, state, checkedOn, validUntil, refusal, hasDocument } = mark
  const name = words.kinds[kind]
  const attempt = (work: () => Promise<void>) =>
    void run(async () => {
      try {
        await work()
      } catch (error) {
        if (!(error instanceof ApiError)) throw error
        showToast(error.message, 'alert')
      }
      return false
    })
  const download = async () => {
    const file = await dispatch(fetchDocument(id))
    saveFile(file, documentName(file, kind))
  }
  const withdraw = async () => {
    onChanged(await dispatch(withdrawMark(id)))
    showToast(words.withdrawn)
  }
  return (
    <div className="mt-3">
      <p className={state === 'refused' || state === 'expired' ? 'text-alarm' : undefined}>
        {words.states[state]}
      </p>
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
            onClick={() => attempt(download)}
          >
            {words.openDocument}
          </Button>
        )}
        <Button
          aria-label={words.ofKind(words.withdraw, `${name}, ${words.states[state]}`)}
          disabled={busy}
          onClick={() => attempt(withdraw)}
        >
          {words.withdraw}
        </Button>
      </div>
    </div>
  )
}
