import * as words from '#words/desk-factor'
import { Button } from '../../ui/button.tsx'
import { showToast } from '../../ui/toast-store.ts'

interface CopyButtonProps {
  text: string
  label: string
  /** Message after copying. */
  copied: string
}

/** Copies a text and confirms it with a message. */
export function CopyButton({ text, label, copied }: CopyButtonProps) {
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text)
      showToast(copied)
    } catch {
      showToast(words.copyFailed, 'alert')
    }
  }
  return <Button onClick={() => void copy()}>{label}</Button>
}
