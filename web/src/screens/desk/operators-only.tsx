import { deskScreens } from '@tameer/contract'
import type { ReactNode } from 'react'
import * as words from '#words/desk'
import { useOwnDesk } from '../../features/desk/desk-account.ts'
import { ActionLink } from '../../ui/links.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { Message } from '../../ui/text/message.tsx'

/** A screen for operators. An editor sees a message, and the server is not called. */
export function OperatorsOnly({ title, children }: { title: string; children: ReactNode }) {
  const { account } = useOwnDesk()
  if (account.role === 'Operator') return children
  return (
    <>
      <PageHeader title={title} />
      <Message action={<ActionLink to={deskScreens.deskHome.to()}>{words.toStart}</ActionLink>}>
        {words.forOperators}
      </Message>
    </>
  )
}
