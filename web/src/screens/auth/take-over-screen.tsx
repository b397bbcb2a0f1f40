import { maxLength, type OfferedProfile, screens } from '@tameer/contract'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import * as words from '#words/take-over'
import { takeOverProfile } from '../../features/accounts/take-over.ts'
import { ServiceBoxes, servicesIn } from '../../features/catalogue/service-boxes.tsx'
import { textOf } from '../../forms/form-problems.ts'
import { SendForm, useSendForm } from '../../forms/send-form.tsx'
import { useRedirectSoon } from '../../forms/use-redirect-soon.ts'
import { dateInPakistan } from '../../lib/moment-in-pakistan.ts'
import { deskRequest } from '../../net/desk-client.ts'
import { useAppDispatch } from '../../store/hooks.ts'
import { useFetched } from '../../store/use-fetched.ts'
import { Button } from '../../ui/button.tsx'
import { Fetching } from '../../ui/fetched.tsx'
import { TextField } from '../../ui/fields/field.tsx'
import { ActionLink } from '../../ui/links.tsx'
import { Message } from '../../ui/text/message.tsx'
import { showToast } from '../../ui/toasts/toast-store.ts'
import { AuthSheet } from './auth-sheet.tsx'
import { NewPasswordFields, newAccountProblems } from './new-account.tsx'
import { OfferedDetails } from './offered-details.tsx'
import { RefuseOffer } from './refuse-offer.tsx'

/**
 * `/desk/take-over`: opened by the link to a prepared profile. The company sees what was prepared, opens its account
 * with it, or deletes it.
 */
export function TakeOverScreen() {
  const [query] = useSearchParams()
  const token = query.get('token') || undefined
  const fetched = useFetched(token, (token) => () => deskRequest('readPreparedProfile', { body: { token } }))
  const { value, error } = fetched
  const [refused, setRefused] = useState(false)
  const ended = token === undefined || error?.code === 'invalid'
  if (refused) return <Refused />
  return (
    <AuthSheet caption={words.caption} lead={value && words.lead(value.name)} title={words.title}>
      {!ended && <Fetching failed={words.loadingFailed} loading={words.loading} of={fetched} />}
      {ended && (
        <Message action={<ActionLink to={screens.signUp.to()}>{words.signUp}</ActionLink>} kind="alert">
          {words.linkEnded}
        </Message>
      )}
      {value && token && (
        <>
          <OfferedDetails profile={value} />
          <p className="mt-3 text-muted text-small">{words.until(dateInPakistan(value.linkUntil))}</p>
          <h2 className="mt-8 text-h3">{words.yourAccount}</h2>
          <p className="mt-1 mb-5 text-muted">{words.yourAccountLead}</p>
          <TakeOverForm profile={value} token={token} />
          <RefuseOffer onRefused={() => setRefused(true)} token={token} />
        </>
      )}
    </AuthSheet>
  )
}

/** The screen once the company has deleted the profile. */
function Refused() {
  return (
    <AuthSheet caption={words.caption} title={words.title}>
      <Message action={<ActionLink to={screens.home.to()}>{words.toHome}</ActionLink>}>
        {words.refused}
      </Message>
    </AuthSheet>
  )
}

function TakeOverForm({ token, profile }: { token: string; profile: OfferedProfile }) {
  const dispatch = useAppDispatch()
  const redirectSoon = useRedirectSoon()
  const { busy, problems, show, frame } = useSendForm(async (form) => {
    if (show(newAccountProblems(form, servicesIn(form)))) return false
    const text = (name: string) => textOf(form, name)
    const user = await dispatch(
      takeOverProfile({
        token,
        name: text('name'),
        email: text('email'),
        password: text('password'),
        confirmPassword: text('confirmPassword'),
        categoryIds: servicesIn(form),
      }),
    )
    showToast(words.taken)
    redirectSoon(screens.imageUpload.to(user.id))
    return true
  })
  return (
    <SendForm {...frame}>
      <TextField
        autoComplete="organization"
        defaultValue={profile.name}
        error={problems.name}
        label={words.companyName}
        maxLength={maxLength.name}
        name="name"
        required
      />
      <TextField
        autoComplete="email"
        defaultValue={profile.email}
        error={problems.email}
        label={words.email}
        maxLength={maxLength.email}
        name="email"
        required
        type="email"
      />
      <ServiceBoxes chosen={profile.categoryIds} error={problems.categoryIds} legend={words.services} />
      <NewPasswordFields problems={problems} />
      <Button busy={busy} type="submit" variant="main">
        {busy ? words.taking : words.take}
      </Button>
    </SendForm>
  )
}
