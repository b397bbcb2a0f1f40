import { maxLength, screens } from '@tameer/contract'
import { type FormEvent, useState } from 'react'
import * as words from '#words/settings'
import { updateProfile } from '../../../features/accounts/account-thunks.ts'
import { LogoPicker } from '../../../features/accounts/logo-picker.tsx'
import { CompanyLogo } from '../../../features/companies/company-logo.tsx'
import { fieldProblems, textOf, useFormProblems } from '../../../forms/form-problems.ts'
import { prepareImages } from '../../../forms/pictures/image-choice.ts'
import { useSingleSubmit } from '../../../forms/use-single-submit.ts'
import { ApiError } from '../../../net/api-error.ts'
import { useAppDispatch } from '../../../store/hooks.ts'
import { Button } from '../../../ui/button.tsx'
import { TextField } from '../../../ui/fields/field.tsx'
import { Link } from '../../../ui/link.tsx'
import { Message } from '../../../ui/text/message.tsx'
import { Sentence } from '../../../ui/text/sentence.tsx'
import { showToast } from '../../../ui/toasts/toast-store.ts'
import type { PartProps } from './settings-known.ts'

/** Name, login address and logo of the company. */
export function SettingsProfile({ user }: PartProps) {
  const dispatch = useAppDispatch()
  const { busy, run } = useSingleSubmit()
  const { formRef, problems, show, showRefusal, setProblem, onInput } = useFormProblems()
  /** The name as typed; undefined while it is the account's own. */
  const [typed, setTyped] = useState<string>()
  const [file, setFile] = useState<File>()
  const [progress, setProgress] = useState<number>()
  const [trouble, setTrouble] = useState<string>()

  const send = async (form: HTMLFormElement) => {
    setTrouble(undefined)
    if (show(fieldProblems(form, { name: words.companyNameMissing }))) return false
    const { files, problem } = await prepareImages(file ? [file] : [])
    if (show({ image: problem })) return false
    const onProgress = file && setProgress
    const name = typed === undefined ? undefined : textOf(form, 'name')
    try {
      await dispatch(updateProfile({ name, image: files[0], onProgress }))
      setTyped(undefined)
      setFile(undefined)
      showToast(words.profileUpdated)
    } catch (error) {
      showToast(words.profileUpdateFailed, 'alert')
      if (!(error instanceof ApiError)) throw error
      setTrouble(showRefusal(error))
    }
    setProgress(undefined)
    return false
  }
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    void run(() => send(form))
  }

  return (
    <form className="grid gap-5 md:pt-3" noValidate onInput={onInput} onSubmit={submit} ref={formRef}>
      {trouble && <Message kind="alert">{trouble}</Message>}
      <TextField
        autoComplete="organization"
        error={problems.name}
        hint={typed === undefined ? undefined : words.newNameHint}
        label={words.companyName}
        maxLength={maxLength.name}
        name="name"
        onChange={({ currentTarget: { value } }) => setTyped(value === user.name ? undefined : value)}
        required
        value={typed ?? user.name}
      />
      <TextField
        defaultValue={user.email}
        disabled
        hint={
          <Sentence
            parts={words.emailFixed(
              <Link className="link" to={screens.settings.to('email')}>
                {words.changeTheAddress}
              </Link>,
            )}
          />
        }
        label={words.email}
        name="email"
        type="email"
      />
      <div data-field="logo">
        <LogoPicker
          disabled={busy}
          error={problems.image}
          file={file}
          hint={words.squareIsBest}
          label={words.image}
          note={words.yourLogo}
          present={<CompanyLogo company={user} sizePx={80} />}
          onChoose={(chosen) => {
            setProblem('image', undefined)
            setFile(chosen)
          }}
          onProblem={(problem) => setProblem('image', problem)}
          progress={progress}
        />
      </div>
      <div>
        <Button busy={busy} className="w-full sm:w-auto" type="submit" variant="main">
          {busy ? words.updating : words.updateProfile}
        </Button>
      </div>
    </form>
  )
}
