import { useCallback, useEffect, useRef, useState } from 'react'
import { useLocation, useNavigate, useNavigationType, useSearchParams } from 'react-router'
import { paths } from '../../lib/paths.ts'

const typingPauseMs = 300

/** Marks the entries of the history this hook wrote. */
const ownEntry = { answersOfThisPage: true }

function isOwn(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'answersOfThisPage' in state
}

/** False once a link was followed: this screen stays mounted until the next one is loaded. */
function isStillOpen(): boolean {
  return window.location.hash.startsWith(`#${paths.calculator.pattern}`)
}

/**
 * Answers that live in the address, without entries of their own in the history. They change on the page at once and
 * reach the address when changing pauses; going back, a link or a hand-edited address changes them from there.
 */
export function useAddressState<Answers>(
  read: (params: URLSearchParams) => Answers,
  write: (answers: Answers) => URLSearchParams,
): [Answers, (answers: Answers) => void] {
  const { key, search, state } = useLocation()
  const action = useNavigationType()
  const [params] = useSearchParams()
  const navigate = useNavigate()
  const [answers, setAnswers] = useState(() => read(params))
  // Addresses written by hand all have the same key.
  const entry = key + search
  const [seenEntry, setSeenEntry] = useState(entry)
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined)

  if (entry !== seenEntry) {
    setSeenEntry(entry)
    if (action === 'POP' || !isOwn(state)) setAnswers(read(params))
  }

  useEffect(() => () => clearTimeout(pause.current), [])

  const change = useCallback(
    (next: Answers) => {
      setAnswers(next)
      clearTimeout(pause.current)
      pause.current = setTimeout(() => {
        if (!isStillOpen()) return
        const query = write(next).toString()
        void navigate({ search: query && `?${query}` }, { replace: true, state: ownEntry })
      }, typingPauseMs)
    },
    [navigate, write],
  )
  return [answers, change]
}
