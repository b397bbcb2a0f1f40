import { useState } from 'react'
import * as words from '#words/desk-account'
import { TimedCodeField } from '../../features/desk/code-entry.tsx'
import { callDesk } from '../../features/desk/desk-calls.ts'
import { textOf } from '../../forms/form-problems.ts'
import { SendForm, useSendForm } from '../../forms/send-form.tsx'
import { useAct } from '../../forms/use-act.ts'
import { Button } from '../../ui/button.tsx'
import { NamedSection } from '../../ui/named-section.tsx'
import { showToast } from '../../ui/toasts/toast-store.ts'
import { FactorSetup } from './factor-setup.tsx'

/** Replaces the authenticator app. `onChanged` is called after the other sessions have ended. */
export function AccountApp({ onChanged }: { onChanged: () => void }) {
  const [factor, setFactor] = useState<{ secret: string; uri: string }>()
  const { busy, act } = useAct()
  return (
    <NamedSection lead={words.appLead} title={words.app}>
      {factor ? (
        <>
          <FactorSetup {...factor} />
          <NewAppForm
            onCancel={() => setFactor(undefined)}
            onDone={() => {
              setFactor(undefined)
              onChanged()
            }}
          />
        </>
      ) : (
        <Button
          busy={busy}
          className="w-full sm:w-auto"
          onClick={() => act(async () => setFactor(await callDesk('prepareSecondFactor')))}
        >
          {busy ? words.settingUpApp : words.setUpApp}
        </Button>
      )}
    </NamedSection>
  )
}

/** A code proves that the new app has the secret. */
function NewAppForm({ onDone, onCancel }: { onDone: () => void; onCancel: () => void }) {
  const { busy, problems, show, frame } = useSendForm(async (form) => {
    const code = textOf(form, 'code')
    if (show({ code: code === '' ? words.codeMissing : undefined })) return
    await callDesk('changeSecondFactor', { body: { code } })

    showToast(words.appChanged)
    onDone()
  })
  return (
    <div className="mt-6 max-w-form">
      <SendForm {...frame}>
        <TimedCodeField error={problems.code} hint={words.newAppHint} label={words.newAppCode} />
        <div className="flex flex-wrap gap-3">
          <Button disabled={busy} onClick={onCancel}>
            {words.cancel}
          </Button>
          <Button busy={busy} type="submit" variant="main">
            {busy ? words.changingApp : words.useNewApp}
          </Button>
        </div>
      </SendForm>
    </div>
  )
}
