import { type MarkKind, markKinds, type OwnMark } from '@tameer/contract'
import { useEffect, useState } from 'react'
import * as words from '#words/settings-marks'
import { listOwnMarks } from '../../../features/marks/mark-calls.ts'
import { ApiError } from '../../../net/api-error.ts'
import { useAppDispatch } from '../../../store/hooks.ts'
import { Fetching } from '../../../ui/fetched.tsx'
import { showToast } from '../../../ui/toasts/toast-store.ts'
import { MarkDialog } from './mark-dialog.tsx'
import type { PartProps } from './settings-known.ts'
import { SettingsLead } from './settings-lead.tsx'
import { MarkRow } from './settings-mark-row.tsx'

/** A company's licences and registrations: enter, see what became of them, withdraw. */
export function SettingsMarks({ user, onFound }: PartProps) {
  const dispatch = useAppDispatch()
  const [marks, setMarks] = useState<OwnMark[]>()
  const [error, setError] = useState<ApiError>()
  /** The kind that is being entered. */
  const [entering, setEntering] = useState<MarkKind>()
  const take = (all: OwnMark[]) => {
    setMarks(all)
    onFound({ marks: all })
  }
  const load = async () => {
    setError(undefined)
    try {
      take(await dispatch(listOwnMarks()))
    } catch (failure) {
      if (!(failure instanceof ApiError)) throw failure
      setError(failure)
      onFound({ marks })
    }
  }
  // Another name sends marks back to be checked.
  // biome-ignore lint/correctness/useExhaustiveDependencies: load is made anew each time
  useEffect(() => void load(), [user.name])
  return (
    <>
      <SettingsLead>{words.lead}</SettingsLead>
      <Fetching loading={words.loading} of={{ value: marks, error, retry: () => void load() }} />
      {marks && (
        <ul className="grid gap-3">
          {markKinds.map((kind) => (
            <MarkRow
              key={kind}
              kind={kind}
              marks={marks.filter((mark) => mark.kind === kind)}
              onChanged={take}
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
          take(all)
          showToast(words.sent)
        }}
      />
    </>
  )
}
