import { screens } from '@tameer/contract'
import { type FormEvent, useState } from 'react'
import { Link, useParams } from 'react-router'
import { uploadLogo } from '../../features/accounts/account-thunks.ts'
import { LogoPicker } from '../../features/accounts/logo-picker.tsx'
import { useFormProblems } from '../../forms/form-problems.ts'
import { prepareImages } from '../../forms/image-choice.ts'
import { useRedirectSoon } from '../../forms/use-redirect-soon.ts'
import { useSingleSubmit } from '../../forms/use-single-submit.ts'
import { ApiError } from '../../net/api-error.ts'
import { selectSessionRestored, selectUser } from '../../store/auth-slice.ts'
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
      show({ image: 'Please select an image to upload' })
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
      showToast('Image upload failed', 'alert')
      setProgress(undefined)
      show({ image: error instanceof ApiError ? (error.fields.image ?? error.message) : undefined })
      return false
    }
    showToast('Image uploaded successfully')
    redirectSoon(screens.login.to())
    return true
  }
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    void run(send)
  }

  return (
    <AuthSheet
      caption="A logo makes a company easy to find again."
      lead="Visitors see it beside your name. You can change it later."
      title="Upload Company Logo"
    >
      {restored && user?.id !== userId && (
        <Message className="mb-6">
          Please log in to this company account first: only its owner can change the logo.
        </Message>
      )}
      <form className="flex flex-col gap-6" noValidate onSubmit={submit} ref={formRef}>
        <LogoPicker
          disabled={busy}
          error={problems.image}
          file={file}
          label="Company Logo"
          onChoose={(chosen) => {
            setProblem('image', undefined)
            setFile(chosen)
          }}
          onProblem={(problem) => setProblem('image', problem)}
          progress={progress}
        />
        <div className="grid grid-cols-2 gap-3">
          <Link className={buttonLook('plain')} to={screens.login.to()}>
            Skip
          </Link>
          <Button busy={busy} type="submit" variant="main">
            {busy ? 'Uploading...' : 'Upload'}
          </Button>
        </div>
      </form>
    </AuthSheet>
  )
}
