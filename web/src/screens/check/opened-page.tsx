import { screens } from '@tameer/contract'
import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import * as words from '#words/check'
import { type CheckedSheet, checkLimits } from '../../features/checked-quotes/checked-sheet.ts'
import { keepSheet, readCheckedSheets, sheetOf } from '../../features/checked-quotes/checked-sheets.ts'
import { type OpenedSheet, openFile, openLink } from '../../features/checked-quotes/open-sheet.ts'
import { houseOf } from '../../features/checked-quotes/sheet-house.ts'
import { Button } from '../../ui/button.tsx'
import { QuestionDialog } from '../../ui/dialogs/question-dialog.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { Message } from '../../ui/text/message.tsx'
import { ComparisonPage, ResultPage } from './later-pages.ts'

interface OpenedPageProps {
  /** Called once it is kept. */
  onKept?: () => void
  /** The sheet in the address, or in a file that was chosen. */
  from: string | Blob
}

/** A check that somebody sent by a link or a file: read only, until the person keeps it. */
export function OpenedPage({ from, onKept }: OpenedPageProps) {
  const [opened, setOpened] = useState<OpenedSheet>()
  useEffect(() => {
    void (typeof from === 'string' ? openLink(from) : openFile(from)).then(setOpened)
  }, [from])
  if (!opened) return null
  if (opened.is === 'refused' || opened.sheet.quotes.length === 0 || !houseOf(opened.sheet.house))
    return (
      <>
        <PageHeader title={words.inHomeTitle} />
        <Message kind="alert">{typeof from === 'string' ? words.sBadlink : words.sBadfile}</Message>
      </>
    )
  return <Opened leftOut={opened.leftOut} onKept={onKept} sheet={{ for: 'own', ...opened.sheet }} />
}

interface OpenedProps {
  sheet: CheckedSheet
  leftOut: readonly string[]
  onKept: (() => void) | undefined
}

function Opened({ sheet, leftOut, onKept }: OpenedProps) {
  const navigate = useNavigate()
  const [asking, setAsking] = useState(false)
  const [first, ...others] = sheet.quotes
  const keep = (kept: CheckedSheet) => {
    keepSheet(kept)
    onKept?.()
    void navigate(screens.check.to(), { replace: true })
  }
  const ask = () => {
    const joined = joinedWith(sheet)
    if (joined) keep(joined)
    else setAsking(true)
  }
  return (
    <>
      <Message action={<Button onClick={ask}>{words.sKeep}</Button>} className="mb-8" kind="note">
        {words.sOpened}
      </Message>
      {leftOut.length > 0 && (
        <Message className="mb-8" kind="alert">
          {words.leftOutOfLink(leftOut)}
        </Message>
      )}
      {first && others.length === 0 && <ResultPage id={first.id} readOnly sheet={sheet} />}
      {others.length > 0 && <ComparisonPage readOnly sheet={sheet} />}
      <QuestionDialog
        back={words.cancel}
        onClose={() => setAsking(false)}
        onYes={() => keep(sheet)}
        open={asking}
        title={words.replaceQuestion}
        yes={words.sKeep}
      >
        <p>{words.replaceText}</p>
      </QuestionDialog>
    </>
  )
}

/** The device's sheet of the same house with these quotes; undefined when they are more than three together. */
function joinedWith(sheet: CheckedSheet): CheckedSheet | undefined {
  const before = sheetOf(readCheckedSheets(), sheet)
  const ids = new Set(sheet.quotes.map(({ id }) => id))
  const quotes = [...(before?.quotes.filter(({ id }) => !ids.has(id)) ?? []), ...sheet.quotes]
  return quotes.length > checkLimits.quotes ? undefined : { ...before, ...sheet, quotes }
}
