import type { DeskMark } from '@tameer/contract'
import * as words from '#words/desk-marks'
import { fetchMarkDocument } from '../../../features/desk/desk-calls.ts'
import { Message } from '../../../ui/text/message.tsx'
import { PrivatePaper } from '../private-paper.tsx'

interface MarkPaperProps {
  mark: Pick<DeskMark, 'id' | 'kind' | 'companyName' | 'hasDocument'>
}

/** The paper of a mark. */
export function MarkPaper({ mark: { id, kind, companyName, hasDocument } }: MarkPaperProps) {
  if (!hasDocument) return <Message>{words.noDocument}</Message>
  const name = words.documentOf(words.kinds[kind], companyName)
  return <PrivatePaper fileName={kind} id={id} load={fetchMarkDocument} name={name} />
}
