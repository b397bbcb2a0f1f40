import type { Portfolio } from '@tameer/contract'
import { useEffect, useMemo, useState } from 'react'
import { type FormPictures, restorePictures, startPictures } from './portfolio-pictures.ts'
import { loadDraftPictures, type PortfolioDraft } from './use-portfolio-draft.ts'

/** The pictures a form opens with. */
interface OpenedPictures {
  pictures: FormPictures
  /** Tells if the pictures chosen before are back or lost; undefined when none were chosen. */
  before?: 'back' | 'lost'
}

/** The pictures of the draft, or those of the portfolio; undefined while the device is asked for them. */
export function useKeptPictures(
  { idempotencyKey: key, chosen }: PortfolioDraft,
  portfolio: Portfolio | undefined,
): OpenedPictures | undefined {
  const stored = portfolio?.portfolioImages
  const fresh = useMemo(() => startPictures(stored), [stored])
  const [found, setFound] = useState<OpenedPictures & { key: string }>()
  useEffect(() => {
    let left = false
    const settle = (back: FormPictures | undefined) => {
      if (left || chosen === undefined) return
      if (back) setFound({ key, pictures: back, before: 'back' })
      else setFound({ key, pictures: fresh, ...(chosen > 0 && { before: 'lost' }) })
    }
    const read = async () => {
      // Asked also where none were chosen: it removes what is too old.
      const kept = await (await loadDraftPictures()).readPictures(key)
      return kept && restorePictures(stored, kept)
    }
    void read().then(settle, () => settle(undefined))
    return () => {
      left = true
    }
  }, [key, chosen, stored, fresh])
  if (chosen === undefined) return { pictures: fresh }
  return found?.key === key ? found : undefined
}
