import type { DeskMark } from '@tameer/contract'
import { useState } from 'react'
import * as words from '#words/desk-marks'
import { Button } from '../../../ui/button.tsx'
import { MarkPaper } from './mark-paper.tsx'

interface MarkDocumentProps {
  mark: DeskMark
  /** Adds the name of the mark to a button's text. */
  label: (act: string) => string
}

/** The paper of a mark that is shown, fetched once somebody wants to see it. */
export function MarkDocument({ mark, label }: MarkDocumentProps) {
  const [isShown, setShown] = useState(false)
  if (isShown) {
    return (
      <div className="mt-3 max-w-form">
        <MarkPaper mark={mark} />
      </div>
    )
  }
  return (
    <Button aria-label={label(words.show)} className="mt-2" onClick={() => setShown(true)}>
      {words.show}
    </Button>
  )
}
