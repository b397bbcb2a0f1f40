import type { DetailedEstimate } from '@tameer/calculator'
import { useEffect, useState } from 'react'
import * as words from '#words/bill'
import { saveFile } from '../../../../../browser/save-file.ts'
import { Button } from '../../../../../ui/button.tsx'
import { Dialog } from '../../../../../ui/dialogs/dialog.tsx'
import { LoadingText } from '../../../../../ui/spinner.tsx'
import { InAppNote } from '../../../../../ui/text/in-app-note.tsx'
import { type OwnCurrency, useOwnCurrency } from '../own-currency.ts'
import { fileNameOf } from './bill-files.ts'

type AsPictureProps = { estimate: DetailedEstimate; className: string }

/** One page of the bill as a picture, drawn on the device, looked at before it is sent or saved. */
export function AsPicture({ estimate, className }: AsPictureProps) {
  const currency = useOwnCurrency()
  const [open, setOpen] = useState(false)
  const picture = usePicture(open, estimate, currency)
  const close = () => setOpen(false)
  const files = picture instanceof File ? { files: [picture] } : undefined
  const share = async () => {
    try {
      await navigator.share(files)
    } catch {
      // Closing the sheet without a choice is no failure.
    }
  }
  return (
    <>
      <Button className={className} onClick={() => setOpen(true)} variant="quiet">
        {words.asPicture}
      </Button>
      <Dialog
        actions={
          <>
            <Button onClick={close}>{words.close}</Button>
            {files?.files.map((file) => (
              <Button key={file.name} onClick={() => saveFile(file, file.name)}>
                {words.savePicture}
              </Button>
            ))}
            {files && navigator.canShare?.(files) && (
              <Button onClick={() => void share()} variant="main">
                {words.share}
              </Button>
            )}
          </>
        }
        onClose={close}
        open={open}
        title={words.asPicture}
      >
        <InAppNote />
        <div className="grid aspect-4/5 w-full place-items-center border border-line">
          {picture === 'failed' ? (
            <p className="p-4" role="alert">
              {words.pictureFailed}
            </p>
          ) : picture ? (
            <Preview picture={picture} />
          ) : (
            <LoadingText />
          )}
        </div>
      </Dialog>
    </>
  )
}

/** Drawn when it is asked for, anew for another bill. */
function usePicture(wanted: boolean, estimate: DetailedEstimate, currency: OwnCurrency | undefined) {
  const [picture, setPicture] = useState<File | 'failed'>()
  useEffect(() => {
    if (!wanted) return
    let shown = true
    const make = async () => {
      try {
        const { drawBill } = await import('../picture/draw-bill.ts')
        const drawn = await drawBill(estimate, currency)
        if (shown) setPicture(new File([drawn], fileNameOf(estimate, 'png'), { type: 'image/png' }))
      } catch {
        if (shown) setPicture('failed')
      }
    }
    void make()
    return () => {
      shown = false
      setPicture(undefined)
    }
  }, [wanted, estimate, currency])
  return picture
}

function Preview({ picture }: { picture: File }) {
  const [source, setSource] = useState<string>()
  useEffect(() => {
    const made = URL.createObjectURL(picture)
    setSource(made)
    return () => URL.revokeObjectURL(made)
  }, [picture])
  return (
    source && <img alt={words.pictureOfBill} className="size-full" height={1350} src={source} width={1080} />
  )
}
