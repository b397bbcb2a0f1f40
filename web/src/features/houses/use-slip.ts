import { useEffect, useRef, useState } from 'react'
import { dropPicture, type PickedPicture } from './picked-pictures.ts'
import { usePicked } from './use-picked.ts'

/**
 * The one picture that is picked here, apart from those that were picked for an entry before. It is left out when the person
 * goes back.
 */
export function useSlip(houseId: string): {
  slip: PickedPicture | undefined
  leftOut: readonly string[]
} {
  const { pictures, leftOut } = usePicked(houseId)
  const [before] = useState(() => new Set(pictures.map(({ id }) => id)))
  const slip = pictures.find(({ id }) => !before.has(id))
  const last = useRef<string>(undefined)
  useEffect(() => {
    last.current = slip?.id
  })
  useEffect(
    () => () => {
      if (last.current !== undefined) dropPicture(last.current)
    },
    [],
  )
  return { slip, leftOut }
}
