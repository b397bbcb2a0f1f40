import { useEffect, useState } from 'react'

const pauseMs = 250

/** Returns the value after it has not changed for a moment (debounce). */
export function useSettled<Value>(value: Value): Value {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), pauseMs)
    return () => clearTimeout(timer)
  }, [value])
  return settled
}
