import { languages, type User } from '@tameer/contract'
import * as words from '#words/settings-language'
import { updateProfile } from '../../features/accounts/account-thunks.ts'
import { textOf } from '../../forms/form-problems.ts'
import { SendForm, useSendForm } from '../../forms/send-form.tsx'
import { useAppDispatch } from '../../store/hooks.ts'
import { Button } from '../../ui/button.tsx'
import { SelectField } from '../../ui/field.tsx'
import { showToast } from '../../ui/toast-store.ts'
import { SettingsSection } from './settings-section.tsx'

const options = languages.map((value) => ({ value, label: words.names[value] }))

/** The language of the letters to the company. */
export function SettingsLanguage({ user }: { user: User }) {
  const dispatch = useAppDispatch()
  const { busy, problems, blame, frame } = useSendForm(async (form) => {
    const typed = textOf(form, 'language')
    try {
      await dispatch(updateProfile({ language: languages.find((one) => one === typed) }))
      showToast(words.saved)
    } catch (error) {
      blame(error)
    }
    return false
  })
  return (
    <SettingsSection lead={words.lead} title={words.title}>
      <SendForm {...frame}>
        <SelectField
          defaultValue={user.language}
          error={problems.language}
          label={words.language}
          name="language"
          options={options}
        />
        <Button busy={busy} className="sm:self-start" type="submit" variant="main">
          {busy ? words.saving : words.save}
        </Button>
      </SendForm>
    </SettingsSection>
  )
}
