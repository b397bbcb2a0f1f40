import { screens } from '@tameer/contract'
import { useEffect } from 'react'
import * as words from '#words/house-start'
import { focusHeading } from '../../../browser/focus-heading.ts'
import { chatLink, linkOfHouse } from '../../../features/houses/house-links.ts'
import { buttonLook } from '../../../ui/button.tsx'
import { CopyButton } from '../../../ui/copy-button.tsx'
import { ActionLink, OutsideLink } from '../../../ui/links.tsx'
import { PageHeader, PageSheet } from '../../../ui/page-header.tsx'

/** After the house has begun: its own link, to be kept. `key` opens it. */
export function Begun({ id, houseKey }: { id: string; houseKey: string }) {
  const link = linkOfHouse(id, houseKey)
  useEffect(() => focusHeading(), [])
  return (
    <PageSheet>
      <PageHeader title={words.begunTitle} />
      <div className="grid max-w-form gap-5">
        <p>{words.keepLink}</p>
        <code className="break-all bg-wash p-3 text-small" dir="ltr">
          {link}
        </code>
        <div className="flex flex-wrap gap-3">
          <ActionLink main to={screens.house.to(id)}>
            {words.openHouse}
          </ActionLink>
          <CopyButton
            copied={words.linkCopied}
            failed={words.linkNotCopied}
            label={words.copyLink}
            text={link}
          />
          <OutsideLink className={buttonLook('plain')} href={chatLink(words.yourLink, link)}>
            {words.sendToYourself}
          </OutsideLink>
        </div>
      </div>
    </PageSheet>
  )
}
