import { maxLength, type User } from '@tameer/contract'
import { type FormEvent, lazy, Suspense, useState } from 'react'
import { namesOf } from '#words/catalogue'
import * as words from '#words/settings'
import { updateProfile } from '../../features/accounts/account-thunks.ts'
import { LogoPicker } from '../../features/accounts/logo-picker.tsx'
import { useLatestUser } from '../../features/accounts/use-latest-user.ts'
import { CompanyLogo } from '../../features/companies/company-logo.tsx'
import { fieldProblems, textOf, useFormProblems } from '../../forms/form-problems.ts'
import { prepareImages } from '../../forms/image-choice.ts'
import { useSingleSubmit } from '../../forms/use-single-submit.ts'
import { ApiError } from '../../net/api-error.ts'
import { importWithRetry } from '../../net/import-with-retry.ts'
import { useAppDispatch } from '../../store/hooks.ts'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/field.tsx'
import { Message } from '../../ui/message.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { LoadingText } from '../../ui/spinner.tsx'
import { showToast } from '../../ui/toast-store.ts'
import { SettingsContact } from './settings-contact.tsx'

const later = () => importWithRetry(() => import('./settings-later.ts'))
const SettingsFacts = lazy(async () => ({ default: (await later()).SettingsFacts }))
const SettingsRates = lazy(async () => ({ default: (await later()).SettingsRates }))
const SettingsMarks = lazy(async () => ({ default: (await later()).SettingsMarks }))
const SettingsEmail = lazy(async () => ({ default: (await later()).SettingsEmail }))
const SettingsLanguage = lazy(async () => ({ default: (await later()).SettingsLanguage }))
const SettingsSessions = lazy(async () => ({ default: (await later()).SettingsSessions }))
const SettingsPassword = lazy(async () => ({ default: (await later()).SettingsPassword }))
const SettingsExport = lazy(async () => ({ default: (await later()).SettingsExport }))
const SettingsDeletion = lazy(async () => ({ default: (await later()).SettingsDeletion }))

export function SettingsScreen() {
  const user = useLatestUser()
  // A changed password ends the other sessions: the list is asked for again.
  const [changes, setChanges] = useState(0)
  const header = <PageHeader lead={words.settingsLead} title={words.updateProfile} />
  if (!user) {
    return (
      <>
        {header}
        <LoadingText>{words.loadingSettings}</LoadingText>
      </>
    )
  }
  return (
    <>
      {header}
      <ProfileForm key={user.id} user={user} />
      <Suspense fallback={<div className="mt-12 min-h-240 pt-8" />}>
        <SettingsFacts key={`facts of ${user.id}`} user={user} />
        <SettingsRates key={`rates of ${user.id}`} user={user} />
      </Suspense>
      <SettingsContact key={`contact of ${user.id}`} user={user} />
      <Suspense fallback={<div className="mt-12 min-h-120 pt-8" />}>
        <SettingsMarks key={`marks of ${user.id}`} />
      </Suspense>
      <Suspense fallback={<div className="mt-12 min-h-60 pt-8" />}>
        <SettingsEmail key={`address of ${user.id}`} onChanged={() => setChanges((before) => before + 1)} />
        <SettingsLanguage key={`language of ${user.id}`} user={user} />
      </Suspense>
      <Suspense fallback={<div className="mt-12 min-h-240 pt-8" />}>
        <SettingsSessions key={changes} />
        <SettingsPassword onChanged={() => setChanges(changes + 1)} />
        <SettingsExport />
        <SettingsDeletion />
      </Suspense>
    </>
  )
}

function ProfileForm({ user }: { user: User }) {
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
    <form className="grid max-w-measure gap-6" noValidate onInput={onInput} onSubmit={submit} ref={formRef}>
      <div className="flex items-center gap-5">
        <CompanyLogo company={user} sizePx={96} />
        <div className="min-w-0">
          <p className="font-display text-h3">
            <bdi>{user.name}</bdi>
          </p>
          <p className="text-muted">{namesOf(user.categories.map(({ category }) => category))}</p>
        </div>
      </div>
      {trouble && <Message kind="alert">{trouble}</Message>}
      <TextField
        autoComplete="organization"
        error={problems.name}
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
        hint={words.emailFixed}
        label={words.email}
        name="email"
        type="email"
      />
      <LogoPicker
        disabled={busy}
        error={problems.image}
        file={file}
        hint={words.imageIsLogo}
        label={words.image}
        onChoose={(chosen) => {
          setProblem('image', undefined)
          setFile(chosen)
        }}
        onProblem={(problem) => setProblem('image', problem)}
        progress={progress}
      />
      <div>
        <Button busy={busy} className="w-full sm:w-auto" type="submit" variant="main">
          {busy ? words.updating : words.updateProfile}
        </Button>
      </div>
    </form>
  )
}
