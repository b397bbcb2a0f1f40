import { type ComponentType, useState } from 'react'
import * as words from '#words/sharing'
import { importWithRetry } from '../../net/import-with-retry.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialogs/dialog.tsx'
import { showToast } from '../../ui/toasts/toast-store.ts'

interface Company {
  id: string
  name: string
}

/** Opens the QR code of a company's page. The code that draws it is loaded on demand. */
export function QrButton({ company }: { company: Company }) {
  const [Code, setCode] = useState<ComponentType<{ company: Company }>>()
  const open = async () => {
    const { QrCode } = await importWithRetry(() => import('./qr-code.tsx'))
    setCode(() => QrCode)
  }
  const close = () => setCode(undefined)
  return (
    <>
      <Button onClick={() => void open().catch(() => showToast(words.qrFailed, 'alert'))}>
        {words.qrCode}
      </Button>
      <Dialog
        actions={<Button onClick={close}>{words.close}</Button>}
        onClose={close}
        open={Code !== undefined}
        title={words.qrTitle}
      >
        <p className="mb-5 text-muted">{words.qrLead}</p>
        {Code && <Code company={company} />}
      </Dialog>
    </>
  )
}
