import { useState } from 'react'
import { Button } from './button.tsx'
import { showToast } from './toasts/toast-store.ts'

interface CopyLinkProps {
  link: string
  children: string
  /** Message after copying. */
  copied: string
  /** Message where the browser refuses to copy. */
  failed: string
  /** Shows the link from the start; default: only when it cannot be copied. */
  shown?: boolean
}

/** Copies a link; shows it when the browser refuses to copy. */
export function CopyLink({ link, children, copied, failed, shown = false }: CopyLinkProps) {
  const [refused, setRefused] = useState(false)
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(link)
      showToast(copied)
    } catch {
      setRefused(true)
      showToast(failed, 'alert')
    }
  }
  return (
    <>
      <Button className="justify-self-start" onClick={() => void copy()}>
        {children}
      </Button>
      {(shown || refused) && <LinkText>{link}</LinkText>}
    </>
  )
}

/** A link as text, to be copied letter by letter. */
export function LinkText({ children }: { children: string }) {
  return (
    <code className="block break-all bg-wash p-3 text-small" dir="ltr" translate="no">
      {children}
    </code>
  )
}
