import { useState } from 'react'
import { Button } from '../ui/button.tsx'
import { TextField } from '../ui/field.tsx'
import { showToast } from '../ui/toast-store.ts'
import { serverAddress } from './picture-source.ts'

interface ShareButtonProps {
  /** What is shared, in a few words. */
  title: string
  /** Path of its page on the server, which chats can show a preview of. */
  path: string
  className?: string
}

/** Opens the device's share sheet; copies the address where there is none, and shows it where that fails too. */
export function ShareButton({ title, path, className }: ShareButtonProps) {
  const [byHand, setByHand] = useState<string>()

  const share = async () => {
    const url = serverAddress(path)
    if (await openShareSheet({ title, url })) return
    try {
      await navigator.clipboard.writeText(url)
      showToast('Link copied')
    } catch {
      setByHand(url)
    }
  }

  return (
    <>
      <Button className={className} onClick={() => void share()}>
        Share
      </Button>
      {byHand && (
        <TextField
          autoFocus
          className="col-span-full basis-full"
          hint="Copy this address to share it."
          label="Address"
          onFocus={(event) => event.currentTarget.select()}
          readOnly
          value={byHand}
        />
      )}
    </>
  )
}

/** Whether the sheet took it; closing the sheet without sharing is an answer too. */
async function openShareSheet(page: ShareData): Promise<boolean> {
  // Absent in browsers without a share sheet, and on pages without https.
  if (typeof navigator.share !== 'function') return false
  try {
    await navigator.share(page)
    return true
  } catch (error) {
    return error instanceof DOMException && error.name === 'AbortError'
  }
}
