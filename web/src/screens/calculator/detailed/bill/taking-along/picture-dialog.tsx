import type { DetailedEstimate } from '@tameer/calculator'
import { billPictureAddress } from '@tameer/contract'
import { useEffect, useState } from 'react'
import * as words from '#words/bill-picture'
import { saveFile } from '../../../../../browser/save-file.ts'
import { estimateQuery } from '../../../../../lib/estimate-query.ts'
import { pagePath } from '../../../../../net/addresses.ts'
import { fetchPicture } from '../../../../../net/fetch-picture.ts'
import { useFetched } from '../../../../../store/use-fetched.ts'
import { Button } from '../../../../../ui/button.tsx'
import { Dialog } from '../../../../../ui/dialogs/dialog.tsx'
import { LoadingText } from '../../../../../ui/spinner.tsx'
import { InAppNote } from '../../../../../ui/text/in-app-note.tsx'
import { Message } from '../../../../../ui/text/message.tsx'
import { useOwnCurrency } from '../own-currency.ts'
import { fileNameOf } from './bill-files.ts'

/** The picture of a bill, looked at before it is sent or saved. */
export function PictureDialog({ estimate, onClose }: { estimate: DetailedEstimate; onClose: () => void }) {
  const path = pagePath(billPictureAddress(estimateQuery(estimate), useOwnCurrency()))
  const { value, error, retry } = useFetched(path, () => () => fetchPicture(path))
  const file = value && new File([value], fileNameOf(estimate, 'png'), { type: value.type })
  return (
    <Dialog
      actions={
        <>
          <Button onClick={onClose}>{words.close}</Button>
          {file && <SendPicture file={file} />}
        </>
      }
      onClose={onClose}
      open
      title={words.asPicture}
    >
      <InAppNote />
      <div className="grid aspect-4/5 w-full place-items-center border border-line">
        {value ? (
          <Preview picture={value} />
        ) : error ? (
          <Message action={<Button onClick={retry}>{words.tryAgain}</Button>} kind="alert">
            {error.code === 'offline' ? error.message : words.pictureFailed}
          </Message>
        ) : (
          <LoadingText>{words.pictureBeingMade}</LoadingText>
        )}
      </div>
    </Dialog>
  )
}

function SendPicture({ file }: { file: File }) {
  const files = { files: [file] }
  const share = async () => {
    try {
      await navigator.share(files)
    } catch {
      // Closing the sheet without a choice is no failure.
    }
  }
  return (
    <>
      <Button onClick={() => saveFile(file, file.name)}>{words.savePicture}</Button>
      {navigator.canShare?.(files) && (
        <Button onClick={() => void share()} variant="main">
          {words.share}
        </Button>
      )}
    </>
  )
}

function Preview({ picture }: { picture: Blob }) {
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
