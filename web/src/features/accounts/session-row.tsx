import type { OwnSession } from '@tameer/contract'
import { dateFormat } from '#words/moments'
import * as words from '#words/sessions'
import { Button } from '../../ui/button.tsx'

const when = dateFormat({ dateStyle: 'medium', timeStyle: 'short' })

interface SessionRowProps {
  session: OwnSession
  busy: boolean
  onEnd: () => void
}

/** A session of the person, which can be ended from another device. */
export function SessionRow({ session: { id, device, lastUsedAt, current }, busy, onEnd }: SessionRowProps) {
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-line px-4 py-3 not-first:border-t">
      <div className="flex-[1_1_9rem]" id={`session-${id}`}>
        <p className="font-medium">
          <bdi>{device}</bdi>
        </p>
        <p className="text-muted text-small">
          {current ? words.thisDevice : words.lastUsed(when(new Date(lastUsedAt)))}
        </p>
      </div>
      {!current && (
        <Button aria-describedby={`session-${id}`} disabled={busy} onClick={onEnd}>
          {words.signOut}
        </Button>
      )}
    </li>
  )
}
