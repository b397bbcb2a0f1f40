import { screens } from '@tameer/contract'
import * as words from '#words/check'
import * as notFound from '#words/not-found'
import { ActionLink } from '../../ui/links.tsx'
import { PageHeader } from '../../ui/page-header.tsx'

/** The screen of a check that this device does not keep. */
export function MissingCheck() {
  return (
    <>
      <PageHeader title={notFound.title} />
      <ActionLink to={screens.check.to()}>{words.inHomeTitle}</ActionLink>
    </>
  )
}
