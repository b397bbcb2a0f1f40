import { watchedValue } from '../../browser/watched-value.ts'

const toastMs = 3000

export type Toast = {
  id: number
  kind: 'status' | 'alert'
  text: string
  /** Called when the text is pressed, such as to take an act back. */
  onPress?: (() => void) | undefined
}

type Entry = Toast & { timer: ReturnType<typeof setTimeout> | undefined; left: number; since: number }

let entries: Entry[] = []
let nextId = 1
/** Toasts shown now, oldest first. */
export const shownToasts = watchedValue<readonly Toast[]>([])

function publish() {
  shownToasts.set(entries.map(({ id, kind, text, onPress }) => ({ id, kind, text, onPress })))
}

function start(entry: Entry) {
  entry.since = Date.now()
  entry.timer = setTimeout(() => closeToast(entry.id), entry.left)
}

/** Shows a toast from anywhere; `alert` is for failures, and goes when a later try succeeds. It closes by itself after 3 s. */
export function showToast(
  text: string,
  kind: Toast['kind'] = 'status',
  { onPress, ms = toastMs }: { onPress?: () => void; ms?: number } = {},
): void {
  const entry: Entry = { id: nextId++, kind, text, onPress, timer: undefined, left: ms, since: 0 }
  if (kind === 'status') for (const old of entries.filter((one) => one.kind === 'alert')) closeToast(old.id)
  entries.push(entry)
  start(entry)
  publish()
}

export function closeToast(id: number): void {
  clearTimeout(entries.find((entry) => entry.id === id)?.timer)
  entries = entries.filter((entry) => entry.id !== id)
  publish()
}

/** Pauses the timer of a toast that is pointed at or has the focus. */
export function pauseToast(id: number): void {
  const entry = entries.find((one) => one.id === id)
  if (!entry?.timer) return
  clearTimeout(entry.timer)
  entry.timer = undefined
  entry.left = Math.max(0, entry.left - (Date.now() - entry.since))
}

export function resumeToast(id: number): void {
  const entry = entries.find((one) => one.id === id)
  if (entry && !entry.timer) start(entry)
}
