import { useState } from 'react'
import { roles } from '#words/desk'
import * as words from '#words/desk-account'
import { useOwnDesk } from '../../features/desk/desk-account.ts'
import { EmailText } from '../../ui/links.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { Fact } from '../../ui/text/fact.tsx'
import { AccountApp } from './account-app.tsx'
import { AccountPassword } from './account-password.tsx'
import { AccountRecovery } from './account-recovery.tsx'
import { AccountSessions } from './account-sessions.tsx'

/** `/desk/account`: the person's own account at the desk. */
export function AccountScreen() {
  const { account } = useOwnDesk()
  // Number of changes of password or app. They end the other sessions, so the list is loaded again.
  const [changes, setChanges] = useState(0)
  const onChanged = () => setChanges((before) => before + 1)
  return (
    <>
      <PageHeader title={words.title} />
      <dl className="max-w-measure divide-y divide-line border border-line bg-sheet">
        <Fact name={words.name}>
          <bdi>{account.name}</bdi>
        </Fact>
        <Fact name={words.email}>
          <EmailText email={account.email} />
        </Fact>
        <Fact name={words.role}>{roles[account.role]}</Fact>
      </dl>
      <p className="mt-4 text-muted text-small">{words.madeOnServer}</p>
      <AccountRecovery />
      <AccountApp onChanged={onChanged} />
      <AccountPassword onChanged={onChanged} />
      <AccountSessions key={changes} />
    </>
  )
}
