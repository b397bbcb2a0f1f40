import type { DetailedEstimate } from '@tameer/calculator'
import { useEffect, useState } from 'react'
import * as words from '#words/bill'
import { saveFile } from '../../../../browser/save-file.ts'
import { Button } from '../../../../ui/button.tsx'
import { Dialog } from '../../../../ui/dialog.tsx'
import { showToast } from '../../../../ui/toast-store.ts'
import { fileNameOf } from './bill-files.ts'
import { useOwnCurrency } from './own-currency.ts'

type AsPictureProps = { estimate: DetailedEstimate; className: string }

/** One page of the bill as a picture, drawn on the device, looked at before it is sent or saved. */
export function AsPicture({ estimate, className }: AsPictureProps) {
  const currency = useOwnCurrency()
  const [making, setMaking] = useState(false)
  const [picture, setPicture] = useState<File>()

  const make = async () => {
    setMaking(true)
    try {
      const { drawBill } = await import('./picture/draw-bill.ts')
      const drawn = await drawBill(estimate, currency)
      setPicture(new File([drawn], fileNameOf(estimate, 'png'), { type: 'image/png' }))
    } catch {
      showToast(words.pictureFailed, 'alert')
    }
    setMaking(false)
  }

  return (
    <>
      <Button busy={making} className={className} onClick={() => void make()}>
        {words.asPicture}
      </Button>
      {picture && <PictureDialog onClose={() => setPicture(undefined)} picture={picture} />}
    </>
  )
}

function PictureDialog({ picture, onClose }: { picture: File; onClose: () => void }) {
  const source = useObjectUrl(picture)
  const files = { files: [picture] }
  const share = async () => {
    try {
      await navigator.share(files)
    } catch {
      // Closing the sheet without a choice is no failure.
    }
  }
  return (
    <Dialog
      actions={
        <>
          <Button onClick={onClose}>{words.close}</Button>
          <Button onClick={() => saveFile(picture, picture.name)}>{words.savePicture}</Button>
          {navigator.canShare?.(files) && (
            <Button onClick={() => void share()} variant="main">
              {words.share}
            </Button>
          )}
        </>
      }
      onClose={onClose}
      open
      title={words.asPicture}
    >
      <img
        alt={words.pictureOfBill}
        className="aspect-4/5 w-full border border-line"
        height={1350}
        src={source}
        width={1080}
      />
    </Dialog>
  )
}

/** An address of the file for as long as it is shown. */
function useObjectUrl(file: File): string | undefined {
  const [url, setUrl] = useState<string>()
  useEffect(() => {
    const made = URL.createObjectURL(file)
    setUrl(made)
    return () => URL.revokeObjectURL(made)
  }, [file])
  return url
}
