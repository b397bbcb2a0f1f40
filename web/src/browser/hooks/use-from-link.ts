import { useState } from 'react'
import { useSearchParams } from 'react-router'

/** A value from a link, also after it was removed from the address; and a function to forget it. */
export function useFromLink(name: string): [value: string | undefined, forget: () => void] {
  const brought = useSearchParams()[0].get(name) || undefined
  const [kept, setKept] = useState(brought)
  if (brought && brought !== kept) setKept(brought)
  return [brought ?? kept, () => setKept(undefined)]
}
