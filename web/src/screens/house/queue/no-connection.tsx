import * as words from '#words/house-queue'
import { Drawing } from '../../../ui/shell-icons.tsx'

/** Without a connection: how many pictures wait, and when they go. */
export function NoConnection({ count }: { count: number }) {
  return (
    <div className="border border-line bg-sheet px-4 py-3.5" role="status">
      <p className="flex items-start gap-2.5 font-semibold">
        <Drawing
          className="mt-0.5 shrink-0"
          d="M4 4l16 16M8.5 8.7A7 7 0 007 18h9.5M19 16.5A4.5 4.5 0 0016 10a6 6 0 00-4.5-3.6"
        />
        {words.waitHere(count)}
      </p>
      <p className="mt-1.5 text-muted text-small">{words.goByThemselves}</p>
    </div>
  )
}
