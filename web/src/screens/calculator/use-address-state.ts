import { startTransition, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useLocation, useNavigationType, useSearchParams } from 'react-router'
import { useShownEntry } from '../../browser/hooks/use-shown-entry.ts'

const typingPauseMs = 300

/** Makes a mark for a run: history entries that hold the same answers at different times. */
function newRun(): string {
  return Math.random().toString(36).slice(2)
}

function runOf(state: unknown): unknown {
  return typeof state === 'object' && state !== null && 'answersOfThisPage' in state
    ? state.answersOfThisPage
    : undefined
}

interface AddressState<Answers> {
  readonly answers: Answers
  /** Changes the answers without a new history entry. */
  readonly change: (answers: Answers) => void
  /**
   * Writes a recent change into the address at once and returns its query, even if the page has not followed yet.
   * Undefined when nothing was waiting.
   */
  readonly settle: () => URLSearchParams | undefined
  /** Leaves the history entry at `here` and goes on to `next` in a new one. */
  readonly advance: (here: Answers, next: Answers) => void
}

/**
 * Keeps answers in the address. A change is shown at once and written into the address after a pause (debounce).
 * Back, a link or an edited address change the answers. Going back to an entry of the same run calls `resume` to
 * choose what to take from that entry; default: everything.
 */
export function useAddressState<Answers>(
  read: (params: URLSearchParams) => Answers,
  write: (answers: Answers) => URLSearchParams,
  resume: (current: Answers, entry: Answers) => Answers = (_, entry) => entry,
): AddressState<Answers> {
  const { key, state } = useLocation()
  const action = useNavigationType()
  const [params] = useSearchParams()
  const { here, goFrom } = useShownEntry()
  const [answers, setAnswers] = useState(() => read(params))
  const [run, setRun] = useState(newRun)
  const [seenEntry, setSeenEntry] = useState(key)
  const pause = useRef<{ timer: ReturnType<typeof setTimeout>; next: Answers; entry: string }>(undefined)

  if (key !== seenEntry) {
    setSeenEntry(key)
    if (runOf(state) !== run) {
      setRun(newRun())
      setAnswers(read(params))
    } else if (action === 'POP') setAnswers(resume(answers, read(params)))
  }

  const put = useCallback(
    (next: Answers, replace: boolean, entry = here()) => {
      clearTimeout(pause.current?.timer)
      pause.current = undefined
      const query = write(next).toString()
      goFrom(entry, { search: query && `?${query}` }, { replace, state: { answersOfThisPage: run } })
    },
    [here, goFrom, run, write],
  )

  useEffect(() => () => clearTimeout(pause.current?.timer), [])

  // After going back, the entry gets the answers given since.
  const behind =
    action === 'POP' &&
    key === seenEntry &&
    runOf(state) === run &&
    write(answers).toString() !== params.toString()
  useEffect(() => {
    if (behind) put(answers, true)
  }, [behind, answers, put])

  const change = useCallback(
    (next: Answers) => {
      setAnswers(next)
      clearTimeout(pause.current?.timer)
      const entry = here()
      pause.current = { timer: setTimeout(() => put(next, true, entry), typingPauseMs), next, entry }
    },
    [here, put],
  )
  /** Query that the page has not followed yet. */
  const ahead = useRef<URLSearchParams>(undefined)
  // biome-ignore lint/correctness/useExhaustiveDependencies: with each entry the page has followed
  useLayoutEffect(() => {
    ahead.current = undefined
  }, [key])
  const settle = useCallback(() => {
    if (pause.current) {
      const { next, entry } = pause.current
      put(next, true, entry)
      ahead.current = write(next)
    }
    return ahead.current
  }, [put, write])
  useEffect(() => {
    // Runs before a pressed link leaves this history entry, so that Back finds what was typed.
    window.addEventListener('click', settle, { capture: true })
    return () => window.removeEventListener('click', settle, { capture: true })
  }, [settle])
  const advance = (here: Answers, next: Answers) => {
    put(here, true)
    // In a transition a long next page is rendered in short steps, so that the press is not delayed.
    startTransition(() => setAnswers(next))
    put(next, false)
  }
  return { answers, change, settle, advance }
}
