import * as words from '#words/house-links'
import { Button } from '../../../ui/button.tsx'
import { LinkText } from '../../../ui/copy-link.tsx'
import { Message } from '../../../ui/text/message.tsx'

interface UnkeptLinkProps {
  link: string
  busy: boolean
  onCopied: () => void
}

/** A new own link in a browser that keeps none: it is used only once the person has it. */
export function UnkeptLink({ link, busy, onCopied }: UnkeptLinkProps) {
  return (
    <Message
      action={
        <Button busy={busy} onClick={onCopied}>
          {words.haveCopied}
        </Button>
      }
      kind="note"
    >
      {words.notKept}
      <LinkText>{link}</LinkText>
    </Message>
  )
}
