import { startTransition, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useLocation, useNavigationType, useSearchParams } from 'react-router'
import { useShownEntry } from '../../browser/use-shown-entry.ts'

const typingPauseMs = 300

/** Marks the entries of the history that hold the same answers at different times: one run of them has one mark. */
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
  /** Changes the answers without an entry of their own in the history. */
  readonly change: (answers: Answers) => void
  /**
   * Puts what was changed a moment ago into the address at once, and returns its query, also while the page has not followed
   * yet; undefined when nothing waited.
   */
  readonly settle: () => URLSearchParams | undefined
  /** Leaves the entry of the history at `here` and goes on to `next` in a new one. */
  readonly advance: (here: Answers, next: Answers) => void
}

/**
 * Answers that live in the address. They change on the page at once and reach the address when changing pauses; going
 * back, a link or a hand-edited address changes them from there. Going back to an entry of the same run asks `resume`
 * what to take from it: by default everything.
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

  // An entry gone back to learns of the answers given since.
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
  /** The query that the page has not followed yet. */
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
    // Before a pressed link leaves this entry of the history, so that Back finds what was typed.
    window.addEventListener('click', settle, { capture: true })
    return () => window.removeEventListener('click', settle, { capture: true })
  }, [settle])
  const advance = (here: Answers, next: Answers) => {
    put(here, true)
    // As a transition a long next page is rendered in short turns, and the press is not held up by it.
    startTransition(() => setAnswers(next))
    put(next, false)
  }
  return { answers, change, settle, advance }
}
