import type { MarkKind } from '@tameer/contract'
import { useEffect, useState } from 'react'
import * as words from '#words/desk-marks'
import { saveFile } from '../../../browser/save-file.ts'
import { fetchMarkDocument } from '../../../features/desk/desk-calls.ts'
import { Button } from '../../../ui/button.tsx'
import { useDeskAct } from '../use-desk-act.ts'

interface MarkDocumentProps {
  id: string
  kind: MarkKind
  /** Adds the name of the mark to a button's text. */
  label: (act: string) => string
}

/** The paper of a mark: a picture is shown here, a PDF is saved for another program. */
export function MarkDocument({ id, kind, label }: MarkDocumentProps) {
  const { busy, act } = useDeskAct()
  const [picture, setPicture] = useState<string>()
  useEffect(() => () => (picture ? URL.revokeObjectURL(picture) : undefined), [picture])
  const show = () =>
    act(async () => {
      const file = await fetchMarkDocument(id)
      if (file.type.startsWith('image/')) setPicture(URL.createObjectURL(file))
      else saveFile(file, `${kind}.pdf`)
    })
  if (picture) {
    return (
      <img alt={label(words.documentPicture)} className="mt-3 max-w-full border border-line" src={picture} />
    )
  }
  return (
    <Button aria-label={label(words.show)} busy={busy} className="mt-2" onClick={show}>
      {words.show}
    </Button>
  )
}
