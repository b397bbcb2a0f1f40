import { maxLength, screens } from '@tameer/contract'
import { type FormEvent, useState } from 'react'
import * as words from '#words/auth'
import { signUp } from '../../features/accounts/auth-thunks.ts'
import { clearDraft } from '../../forms/draft.ts'
import { textOf, useFormProblems } from '../../forms/form-problems.ts'
import { useRedirectSoon } from '../../forms/use-redirect-soon.ts'
import { useSingleSubmit } from '../../forms/use-single-submit.ts'
import { ApiError } from '../../net/api-error.ts'
import { useAppDispatch } from '../../store/hooks.ts'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/fields/field.tsx'
import { Link } from '../../ui/link.tsx'
import { Message } from '../../ui/text/message.tsx'
import { showToast } from '../../ui/toasts/toast-store.ts'
import { AuthSheet } from './auth-sheet.tsx'
import { CategorySelect } from './category-select.tsx'
import { NewPasswordFields, newAccountProblems } from './new-account.tsx'
import { signUpDraftKey, useSignUpDraft } from './use-sign-up-draft.ts'

export function SignUpScreen() {
  const dispatch = useAppDispatch()
  const redirectSoon = useRedirectSoon()
  const { busy, run } = useSingleSubmit()
  const { formRef, problems, show, showRefusal, setProblem, onInput } = useFormProblems()
  const [trouble, setTrouble] = useState<string>()
  const [categoryIds, setCategoryIds] = useState<number[]>([])
  /** Address for which the server found an account. */
  const [taken, setTaken] = useState<string>()
  const saveDraft = useSignUpDraft(formRef, categoryIds, setCategoryIds)

  const send = async (form: HTMLFormElement) => {
    setTrouble(undefined)
    setTaken(undefined)
    const found = newAccountProblems(form, categoryIds)
    const confirmPassword = textOf(form, 'confirmPassword')
    if (confirmPassword && found.confirmPassword) showToast(words.repeatDiffers, 'alert')
    if (show(found)) return false
    const body = {
      name: textOf(form, 'name'),
      email: textOf(form, 'email'),
      password: textOf(form, 'password'),
      confirmPassword,
      categoryIds,
    }
    try {
      const user = await dispatch(signUp(body))
      clearDraft(signUpDraftKey)
      showToast(words.accountCreated)
      redirectSoon(screens.imageUpload.to(user.id))
      return true
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      showToast(error.message, 'alert')
      setTaken(error.code === 'conflict' ? body.email : undefined)
      setTrouble(showRefusal(error))
      return false
    }
  }
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    void run(() => send(form))
  }
  const input = (event: FormEvent<HTMLFormElement>) => {
    onInput(event)
    saveDraft()
  }

  return (
    <AuthSheet caption={words.signUpCaption} lead={words.signUpLead} title={words.signUpTitle}>
      <form className="flex flex-col gap-5" noValidate onInput={input} onSubmit={submit} ref={formRef}>
        <TextField
          autoComplete="organization"
          error={problems.name}
          label={words.companyName}
          maxLength={maxLength.name}
          name="name"
          required
        />
        <TextField
          autoComplete="email"
          error={problems.email && <EmailProblem problem={problems.email} taken={taken} />}
          label={words.email}
          maxLength={maxLength.email}
          name="email"
          required
          type="email"
        />
        <CategorySelect
          error={problems.categoryIds}
          onChange={(chosen) => {
            setProblem('categoryIds', undefined)
            setCategoryIds(chosen)
          }}
          values={categoryIds}
        />
        <NewPasswordFields problems={problems} />
        {trouble && <Message kind="alert">{trouble}</Message>}
        <Button busy={busy} type="submit" variant="main">
          {words.createAccount}
        </Button>
      </form>
      <p className="mt-8 text-muted">
        {words.haveAccount}{' '}
        <Link className="link inline-block py-1" to={screens.login.to()}>
          {words.logInHere}
        </Link>
      </p>
    </AuthSheet>
  )
}

/** Problem of the address. If it has an account, with a link to log in with it. */
function EmailProblem({ problem, taken }: { problem: string; taken: string | undefined }) {
  if (taken === undefined) return problem
  return (
    <>
      {problem}
      <Link className="link block py-1" state={{ email: taken }} to={screens.login.to()}>
        {words.logInWithAddress}
      </Link>
    </>
  )
}
