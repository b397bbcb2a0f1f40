import { useState } from 'react'
import * as words from '#words/desk-account'
import { useOwnDesk } from '../../features/desk/desk-account.ts'
import { callDesk } from '../../features/desk/desk-calls.ts'
import { useAct } from '../../forms/use-act.ts'
import { Button } from '../../ui/button.tsx'
import { QuestionDialog } from '../../ui/dialogs/question-dialog.tsx'
import { NamedSection } from '../../ui/named-section.tsx'
import { RecoveryCodes } from './recovery-codes.tsx'

/** Shows how many recovery codes are left, and replaces them. */
export function AccountRecovery() {
  const { account, take } = useOwnDesk()
  const [asking, setAsking] = useState(false)
  const [codes, setCodes] = useState<string[]>()
  const { busy, act } = useAct()
  const make = () => {
    setAsking(false)
    act(async () => {
      const { recoveryCodes } = await callDesk('makeRecoveryCodes')
      setCodes(recoveryCodes)
      take({ ...account, recoveryCodesLeft: recoveryCodes.length })
    })
  }
  return (
    <NamedSection lead={words.recoveryLeft(account.recoveryCodesLeft)} title={words.recovery}>
      {codes ? (
        <RecoveryCodes
          codes={codes}
          done={words.codesKept}
          email={account.email}
          onDone={() => setCodes(undefined)}
        />
      ) : (
        <Button busy={busy} className="w-full sm:w-auto" onClick={() => setAsking(true)}>
          {busy ? words.making : words.makeCodes}
        </Button>
      )}
      <QuestionDialog
        back={words.cancel}
        onClose={() => setAsking(false)}
        onYes={make}
        open={asking}
        title={words.makeCodesQuestion}
        yes={words.makeThem}
      >
        <p>{words.makeCodesText}</p>
      </QuestionDialog>
    </NamedSection>
  )
}
