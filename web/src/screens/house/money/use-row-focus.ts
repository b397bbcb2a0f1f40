import { useCallback, useRef } from 'react'

/** For buttons in a row of a list that are gone after their act: gives the focus to the row, which stays in view. */
export function useRowFocus(): [buttons: (element: HTMLElement | null) => void, focusRow: () => void] {
  const row = useRef<HTMLLIElement>(null)
  const buttons = useCallback((element: HTMLElement | null) => {
    if (element) row.current = element.closest('li')
  }, [])
  const focusRow = () => {
    if (!row.current) return
    row.current.tabIndex = -1
    row.current.focus({ preventScroll: true })
  }
  return [buttons, focusRow]
}
