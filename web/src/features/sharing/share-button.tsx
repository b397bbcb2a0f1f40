import { type ComponentType, useEffect, useState } from 'react'
import * as words from '#words/sharing'
import { Button } from '../../ui/button.tsx'
import { ShareIcon } from '../../ui/icons.tsx'
import { showToast } from '../../ui/toasts/toast-store.ts'
import type { Shared } from './share-page.tsx'

interface ShareButtonProps {
  shared: Shared
  /** Title of what is shared, in a few words. */
  title: string
  className?: string
  /** Text of the button, when "Share" is not enough. */
  label?: string
  labelLook?: string
}

const fetchShare = () => import('./share-page.tsx')

/** Shares the page of a company or a portfolio; shows its address when nothing else works. */
export function ShareButton({ shared, title, className, label = words.share, labelLook }: ShareButtonProps) {
  const [ByHand, setByHand] = useState<ComponentType<{ shared: Shared }>>()

  // Loaded ahead, because a browser opens its share sheet only right after a press.
  useEffect(() => {
    fetchShare().catch(() => undefined)
  }, [])

  const share = async () => {
    const { AddressByHand, sharePage } = await fetchShare()
    const outcome = await sharePage(shared, title)
    if (outcome === 'copied') showToast(words.linkCopied)
    if (outcome === 'failed') setByHand(() => AddressByHand)
  }

  return (
    <>
      <Button
        className={className}
        onClick={() => {
          share().catch(() => showToast(words.shareFailed, 'alert'))
        }}
      >
        <ShareIcon />
        <span className={labelLook}>{label}</span>
      </Button>
      {ByHand && <ByHand shared={shared} />}
    </>
  )
}
