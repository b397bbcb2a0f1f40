import * as words from '#words/image-picker'

/** Progress, 0 to 1, with its words beside it. */
export function ProgressBar({ value, label }: { value: number; label: string }) {
  const percent = Math.round(Math.min(1, Math.max(0, value)) * 100)
  return (
    <div className="flex items-center gap-3 text-small">
      <progress aria-label={label} className="progress h-1.5 min-w-0 flex-1" max={100} value={percent} />
      <span className="min-w-10 text-end figures text-muted">{words.sent(percent)}</span>
    </div>
  )
}
