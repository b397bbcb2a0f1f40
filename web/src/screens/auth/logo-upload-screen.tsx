import { may, screens } from '@tameer/contract'
import { type FormEvent, useState } from 'react'
import { Link, useParams } from 'react-router'
import * as words from '#words/auth'
import { uploadLogo } from '../../features/accounts/account-thunks.ts'
import { LogoPicker } from '../../features/accounts/logo-picker.tsx'
import { useFormProblems } from '../../forms/form-problems.ts'
import { prepareImages } from '../../forms/image-choice.ts'
import { useRedirectSoon } from '../../forms/use-redirect-soon.ts'
import { useSingleSubmit } from '../../forms/use-single-submit.ts'
import { ApiError } from '../../net/api-error.ts'
import { actorOf, selectSessionRestored, selectUser } from '../../store/auth-slice.ts'
import { useAppDispatch, useAppSelector } from '../../store/hooks.ts'
import { Button, buttonLook } from '../../ui/button.tsx'
import { Message } from '../../ui/message.tsx'
import { showToast } from '../../ui/toast-store.ts'
import { AuthSheet } from './auth-sheet.tsx'

export function LogoUploadScreen() {
  const { userId = '' } = useParams()
  const dispatch = useAppDispatch()
  const user = useAppSelector(selectUser)
  const restored = useAppSelector(selectSessionRestored)
  const redirectSoon = useRedirectSoon()
  const { busy, run } = useSingleSubmit()
  const { formRef, problems, show, setProblem } = useFormProblems()
  const [file, setFile] = useState<File>()
  const [progress, setProgress] = useState<number>()

  const send = async () => {
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
    void run(send)
  }

  return (
    <AuthSheet caption={words.logoCaption} lead={words.logoLead} title={words.logoTitle}>
      {restored && !may(actorOf(user), 'change', { companyId: userId }) && (
        <Message className="mb-6">{words.logoNeedsLogin}</Message>
      )}
      <form className="flex flex-col gap-6" noValidate onSubmit={submit} ref={formRef}>
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
        <div className="grid grid-cols-2 gap-3">
          <Link className={buttonLook('plain')} to={screens.login.to()}>
            {words.skip}
          </Link>
          <Button busy={busy} type="submit" variant="main">
            {busy ? words.uploading : words.upload}
          </Button>
        </div>
      </form>
    </AuthSheet>
  )
}
