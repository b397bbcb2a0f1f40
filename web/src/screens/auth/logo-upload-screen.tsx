import { may, screens } from '@tameer/contract'
import { type FormEvent, useState } from 'react'
import { useParams } from 'react-router'
import * as words from '#words/auth'
import { updateProfile, uploadLogo } from '../../features/accounts/account-thunks.ts'
import { WhatsAppField } from '../../features/accounts/contact-fields.tsx'
import { changedContact, contactProblems, contactValues } from '../../features/accounts/contact-values.ts'
import { LogoPicker } from '../../features/accounts/logo-picker.tsx'
import { isUser } from '../../features/accounts/stored-user.ts'
import { useLatestUser } from '../../features/accounts/use-latest-user.ts'
import { CitySelect } from '../../features/catalogue/city-select.tsx'
import { useFormProblems } from '../../forms/form-problems.ts'
import { prepareImages } from '../../forms/pictures/image-choice.ts'
import { useRedirectSoon } from '../../forms/use-redirect-soon.ts'
import { useSingleSubmit } from '../../forms/use-single-submit.ts'
import { ApiError } from '../../net/api-error.ts'
import { actorOf, selectSessionRestored, selectUser } from '../../store/auth-slice.ts'
import { useAppDispatch, useAppSelector } from '../../store/hooks.ts'
import { Button, buttonLook } from '../../ui/button.tsx'
import { Link } from '../../ui/link.tsx'
import { Message } from '../../ui/text/message.tsx'
import { showToast } from '../../ui/toasts/toast-store.ts'
import { AuthSheet } from './auth-sheet.tsx'

export function LogoUploadScreen() {
  const { userId = '' } = useParams()
  const dispatch = useAppDispatch()
  const user = useAppSelector(selectUser)
  const restored = useAppSelector(selectSessionRestored)
  const redirectSoon = useRedirectSoon()
  const { busy, run } = useSingleSubmit()
  const { formRef, problems, show, setProblem, onInput } = useFormProblems()
  const [file, setFile] = useState<File>()
  const [progress, setProgress] = useState<number>()
  const [reached, setReached] = useState(false)
  const isOwn = may(actorOf(user), 'change', { companyId: userId })
  const latest = useLatestUser()
  const opened = latest && contactValues(latest.contact)
  // The remembered ones keep the place of the latest.
  const values = opened ?? (isUser(user) ? contactValues(user.contact) : undefined)

  /**
   * Saves number and city, if any were given. Returns true when they are saved, undefined when there was nothing to
   * save.
   */
  const sendContact = async (form: HTMLFormElement) => {
    const contact = opened && isOwn ? changedContact(form, opened) : {}
    if (Object.keys(contact).length === 0) return undefined
    if (show(await contactProblems(form))) return false
    try {
      await dispatch(updateProfile({ contact }))
      return true
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      showToast(error.message, 'alert')
      show(error.fields)
      return false
    }
  }
  const send = async (form: HTMLFormElement) => {
    const kept = await sendContact(form)
    if (kept === false) return false
    if (!file && kept) {
      showToast(words.saved)
      redirectSoon(screens.login.to())
      return true
    }
    if (!file) {
      show({ image: words.imageMissing })
      return false
    }
    const { files, problem } = await prepareImages([file])
    const [image] = files
    if (!image) {
      show({ image: problem })
      return false
    }
    try {
      await dispatch(uploadLogo(userId, { image, onProgress: setProgress }))
    } catch (error) {
      showToast(words.logoFailed, 'alert')
      setProgress(undefined)
      show({ image: error instanceof ApiError ? (error.fields.image ?? error.message) : undefined })
      return false
    }
    showToast(words.logoUploaded)
    redirectSoon(screens.login.to())
    return true
  }
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    void run(() => send(form))
  }

  const idle = reached && !file ? words.save : words.upload
  const label = busy && file ? words.uploading : idle

  return (
    <AuthSheet caption={words.logoCaption} lead={words.logoLead} title={words.logoTitle}>
      {restored && !isOwn && <Message className="mb-6">{words.logoNeedsLogin}</Message>}
      <form
        className="flex flex-col gap-6"
        noValidate
        onInput={(event) => {
          onInput(event)
          if (opened) setReached(Object.keys(changedContact(event.currentTarget, opened)).length > 0)
        }}
        onSubmit={submit}
        ref={formRef}
      >
        <LogoPicker
          disabled={busy}
          error={problems.image}
          file={file}
          label={words.companyLogo}
          onChoose={(chosen) => {
            setProblem('image', undefined)
            setFile(chosen)
          }}
          onProblem={(problem) => setProblem('image', problem)}
          progress={progress}
        />
        {isOwn && values && (
          <fieldset
            className="grid gap-5 border-line border-t pt-5"
            disabled={!opened}
            key={String(latest !== undefined)}
          >
            <legend className="float-start mb-1 font-display text-h3">{words.reachYou}</legend>
            <p className="clear-both text-muted text-small">{words.reachYouLead}</p>
            <WhatsAppField problems={problems} values={values} />
            <CitySelect error={problems.city} initial={values.city} />
          </fieldset>
        )}
        <div className="grid grid-cols-2 gap-3">
          <Link className={buttonLook('plain')} to={screens.login.to()}>
            {words.skip}
          </Link>
          <Button busy={busy} type="submit" variant="main">
            {label}
          </Button>
        </div>
      </form>
    </AuthSheet>
  )
}
