import type { DuplicateGroup } from '@tameer/contract'
import { useState } from 'react'
import * as words from '#words/desk-supply'
import { callDesk } from '../../../features/desk/desk-calls.ts'
import { dateInPakistan } from '../../../lib/moment-in-pakistan.ts'
import { Button } from '../../../ui/button.tsx'
import { QuestionDialog } from '../../../ui/question-dialog.tsx'
import { showToast } from '../../../ui/toast-store.ts'
import { focusHeading } from '../focus-heading.ts'
import { HolderLine } from '../holder-line.tsx'
import { SharedLine } from '../shared-line.tsx'
import { useDeskAct } from '../use-desk-act.ts'

interface DuplicateRowProps {
  group: DuplicateGroup
  /** Called when the list may have changed. */
  onChanged: () => void
}

/** A company, what it shares with others, and the way to put that aside. */
export function DuplicateRow({ group: { company, noticedAt, shares }, onChanged }: DuplicateRowProps) {
  const [asking, setAsking] = useState(false)
  const { busy, act } = useDeskAct()
  const all = [company, ...shares.flatMap(({ others }) => others)]
  const companies = [...new Map(all.map((one) => [one.id, one.name]))]
  const names = companies.map(([, name]) => name)
  const putAside = () =>
    act(async () => {
      try {
        await callDesk('putDuplicatesAside', { body: { ids: shares.map(({ id }) => id) } })
        showToast(words.putAside)
        focusHeading()
      } finally {
        // When it is refused, the list is an older one.
        onChanged()
      }
    })
  return (
    <li className="grid gap-x-8 gap-y-3 py-4 lg:grid-cols-[minmax(0,1fr)_auto]">
      <div className="min-w-0">
        <h2 className="font-medium font-sans text-body">
          <HolderLine holder={company} />
        </h2>
        <p className="text-muted text-small">{words.noticed(dateInPakistan(noticedAt))}</p>
        <ul className="mt-3 grid gap-4">
          {shares.map((shared) => (
            <SharedLine holder={company} key={shared.id} shared={shared} />
          ))}
        </ul>
      </div>
      <div className="flex flex-wrap items-start gap-3">
        <Button aria-label={words.differentOf(names)} busy={busy} onClick={() => setAsking(true)}>
          {words.different}
        </Button>
      </div>
      <QuestionDialog
        back={words.cancel}
        onClose={() => setAsking(false)}
        onYes={() => {
          setAsking(false)
          putAside()
        }}
        open={asking}
        title={words.differentQuestion}
        yes={words.differentYes}
      >
        <ul className="mb-3">
          {companies.map(([id, name]) => (
            <li key={id}>
              <bdi>{name}</bdi>
            </li>
          ))}
        </ul>
        <p>{words.differentText}</p>
      </QuestionDialog>
    </li>
  )
}
