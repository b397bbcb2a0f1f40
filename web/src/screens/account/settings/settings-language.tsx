import { languages } from '@tameer/contract'
import * as words from '#words/settings-language'
import { updateProfile } from '../../../features/accounts/account-thunks.ts'
import { textOf } from '../../../forms/form-problems.ts'
import { SendForm, useSendForm } from '../../../forms/send-form.tsx'
import { useAppDispatch } from '../../../store/hooks.ts'
import { Button } from '../../../ui/button.tsx'
import { SelectField } from '../../../ui/fields/field.tsx'
import { showToast } from '../../../ui/toasts/toast-store.ts'
import type { PartProps } from './settings-known.ts'
import { SettingsLead } from './settings-lead.tsx'

const options = languages.map((value) => ({ value, label: words.names[value] }))

/** The language of the letters to the company. */
export function SettingsLanguage({ user }: PartProps) {
  const dispatch = useAppDispatch()
  const { busy, problems, frame } = useSendForm(async (form) => {
    const typed = textOf(form, 'language')
    await dispatch(updateProfile({ language: languages.find((one) => one === typed) }))
    showToast(words.saved)
  })
  return (
    <>
      <SettingsLead>{words.lead}</SettingsLead>
      <SendForm {...frame}>
        <SelectField
          defaultValue={user.language}
          error={problems.language}
          label={words.language}
          name="language"
          options={options}
        />
        <Button busy={busy} className="sm:self-start" type="submit">
          {busy ? words.saving : words.save}
        </Button>
      </SendForm>
    </>
  )
}
