import * as words from '#words/house-links'
import { FamilyLinkPart } from './links/family-link-part.tsx'
import { MailboxPart } from './links/mailbox-part.tsx'
import { OwnLinkPart } from './links/own-link-part.tsx'
import { SiteLinksPart } from './links/site-links-part.tsx'
import { SheetFrame, type SheetProps } from './sheet.tsx'

/** `?do=links`: all links of a house, and what each may do. */
export function LinksSheet({ opened }: SheetProps) {
  return (
    <SheetFrame measure={words.lead} opened={opened} title={words.title}>
      <SiteLinksPart opened={opened} />
      <FamilyLinkPart opened={opened} />
      <OwnLinkPart opened={opened} />
      <MailboxPart opened={opened} />
    </SheetFrame>
  )
}
