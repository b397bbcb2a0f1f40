import * as words from '#words/house-queue'
import type { Sending } from './use-sending.ts'

const megabytes = (bytes: number) => (bytes / 1024 ** 2).toFixed(1)

/** How far the sending is: whole pictures of all, and megabytes. Said at each whole picture. */
export function SendingStrip({ sending }: { sending: Sending }) {
  const { sent, all, sentBytes, allBytes, slow } = sending
  return (
    <div className="border border-line bg-sheet px-4 py-3.5">
      <div className="flex flex-wrap justify-between gap-x-4">
        <p className="font-semibold" role="status">
          {all === 0 ? words.sending : words.sentOf(sent, all)}
        </p>
        {all > 0 && (
          <p className="figures text-muted text-small">
            {words.megabytesOf(megabytes(sentBytes), megabytes(allBytes))}
          </p>
        )}
      </div>
      {all > 0 && (
        <progress
          aria-hidden="true"
          className="progress mt-2 block h-1.5 w-full"
          max={allBytes}
          value={sentBytes}
        />
      )}
      {slow && <p className="mt-2 text-muted text-small">{words.slowLine}</p>}
    </div>
  )
}
