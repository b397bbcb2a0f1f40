import { screens } from '@tameer/contract'
import { useState } from 'react'
import * as words from '#words/check'
import { saveFile } from '../../browser/save-file.ts'
import type { CheckedSheet } from '../../features/checked-quotes/checked-sheet.ts'
import { fileOfSheet, linkOfSheet } from '../../features/checked-quotes/sheet-link.ts'
import { today } from '../../lib/today.ts'
import { clientAddress } from '../../net/client-address.ts'
import { Button } from '../../ui/button.tsx'
import { InAppNote } from '../../ui/text/in-app-note.tsx'
import { showToast } from '../../ui/toasts/toast-store.ts'

/** A link and a file with all quotes of a sheet. A sheet that is too long for a link becomes a file. */
export function TakeCheckAlong({ sheet }: { sheet: CheckedSheet }) {
  const [warned, setWarned] = useState(false)
  const save = () => {
    setWarned(true)
    saveFile(new Blob([fileOfSheet(sheet)], { type: 'application/json' }), `tameer-check-${today()}.json`)
  }
  const copy = async () => {
    setWarned(true)
    const link = await linkOfSheet(sheet)
    if (link === undefined) return save()
    try {
      await navigator.clipboard.writeText(clientAddress(screens.check.to({ link })))
      showToast(words.copied)
    } catch {
      save()
    }
  }
  return (
    <>
      <Button onClick={() => void copy()}>{words.link}</Button>
      <Button onClick={save}>{words.file}</Button>
      {warned && <p className="col-span-full basis-full text-muted text-small">{words.linkWarn}</p>}
      <InAppNote link={null} />
    </>
  )
}
