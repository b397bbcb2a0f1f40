import { Button } from './button.tsx'
import { showToast } from './toasts/toast-store.ts'

interface CopyButtonProps {
  text: string
  label: string
  /** Message after copying. */
  copied: string
  /** Message where the browser does not copy. */
  failed: string
}

/** Copies a text and confirms it with a message. */
export function CopyButton({ text, label, copied, failed }: CopyButtonProps) {
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text)
      showToast(copied)
    } catch {
      showToast(failed, 'alert')
    }
  }
  return <Button onClick={() => void copy()}>{label}</Button>
}
