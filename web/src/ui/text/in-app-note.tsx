import * as words from '#words/ui'
import { isInAppBrowser } from '../../browser/in-app-browser.ts'
import { CopyButton } from '../copy-button.tsx'
import { Message } from './message.tsx'

interface InAppNoteProps {
  /** Address that opens the same in another browser; by default this page's. Null when none does. */
  link?: string | null
}

/**
 * Stands beside a download: says in the browser inside an app that it may drop the file, and how to get it. Nothing in other
 * browsers.
 */
export function InAppNote({ link = location.href }: InAppNoteProps) {
  if (!isInAppBrowser()) return null
  return (
    <Message
      action={
        link && (
          <CopyButton
            copied={words.linkCopied}
            failed={words.linkNotCopied}
            label={words.copyLink}
            text={link}
          />
        )
      }
      className="w-full print:hidden"
      kind="note"
    >
      {words.inAppBrowser}
    </Message>
  )
}
