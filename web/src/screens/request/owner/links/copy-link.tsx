import { useState } from 'react'
import * as words from '#words/request-page'
import { Button } from '../../../../ui/button.tsx'
import { showToast } from '../../../../ui/toasts/toast-store.ts'

interface CopyLinkProps {
  link: string
  children: string
  /** Shows the link from the start; default: only when it cannot be copied. */
  shown?: boolean
}

/** Copies a link; shows it when the browser refuses to copy. */
export function CopyLink({ link, children, shown = false }: CopyLinkProps) {
  const [refused, setRefused] = useState(false)
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(link)
      showToast(words.linkCopied)
    } catch {
      setRefused(true)
      showToast(words.linkNotCopied, 'alert')
    }
  }
  return (
    <>
      <Button className="justify-self-start" onClick={() => void copy()}>
        {children}
      </Button>
      {(shown || refused) && (
        <code className="break-all bg-wash p-3 text-small" dir="ltr">
          {link}
        </code>
      )}
    </>
  )
}
