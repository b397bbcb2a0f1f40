import { factLimits, languages, maxLength, type PreparedProfile, preparedLimits } from '@tameer/contract'
import * as words from '#words/desk-invite'
import { names as languageNames } from '#words/settings-language'
import { ContactField, WhatsAppField } from '../../../features/accounts/contact-fields.tsx'
import { contactProblems, contactValues } from '../../../features/accounts/contact-values.ts'
import { CitySelect } from '../../../features/catalogue/city-select.tsx'
import { ServiceBoxes, servicesIn } from '../../../features/catalogue/service-boxes.tsx'
import { callDesk } from '../../../features/desk/desk-calls.ts'
import { textOf } from '../../../forms/form-problems.ts'
import { SendForm, useSendForm } from '../../../forms/send-form.tsx'
import { ApiError } from '../../../net/api-error.ts'
import { Button } from '../../../ui/button.tsx'
import { SelectField, TextAreaField, TextField } from '../../../ui/fields/field.tsx'
import { PageHeader } from '../../../ui/page-header.tsx'
import { showToast } from '../../../ui/toasts/toast-store.ts'

interface PreparedFormProps {
  /** The profile to change; undefined for a new one. */
  profile: PreparedProfile | undefined
  onLeave: () => void
  onSaved: () => void
  /** Called when somebody else has changed or deleted the profile. */
  onStale: () => void
}

const languageOptions = languages.map((value) => ({ value, label: languageNames[value] }))

/** The details of a prepared profile. What was typed stays when the server refuses it. */
export function PreparedForm({ profile, onLeave, onSaved, onStale }: PreparedFormProps) {
  const { busy, problems, show, frame } = useSendForm(async (form) => {
    const body = bodyOf(form)
    const found = {
      ...(await contactProblems(form)),
      name: body.name ? undefined : words.nameMissing,
      categoryIds: body.categoryIds.length > 0 ? undefined : words.servicesMissing,
      source: body.source ? undefined : words.sourceMissing,
    }
    if (show(found)) return false
    try {
      if (profile) {
        const { id, version } = profile
        await callDesk('changePreparedProfile', { params: { id }, body: { ...body, version } })
      } else {
        await callDesk('prepareProfile', { body })
      }
      showToast(profile ? words.savedChange : words.savedNew)
      onSaved()
      return true
    } catch (error) {
      if (error instanceof ApiError && error.code === 'conflict') onStale()
      throw error
    }
  })
  const shared = { values: valuesOf(profile), problems }
  return (
    <div className="max-w-measure">
      <PageHeader title={profile ? words.changeTitle(profile.name) : words.prepareTitle} />
      <SendForm {...frame}>
        <TextField
          defaultValue={profile?.name}
          dir="auto"
          error={problems.name}
          label={words.name}
          maxLength={maxLength.name}
          name="name"
          required
        />
        <ServiceBoxes
          chosen={profile?.categoryIds ?? []}
          error={problems.categoryIds}
          legend={words.services}
        />
        <CitySelect error={problems.city} initial={shared.values.city} />
        <WhatsAppField {...shared} />
        <ContactField name="phone" {...shared} />
        <ContactField name="website" {...shared} />
        <TextAreaField
          defaultValue={profile?.about}
          error={problems.about}
          label={words.about}
          maxLength={factLimits.about}
          name="about"
          rows={4}
        />
        <TextField
          defaultValue={profile?.source}
          dir="auto"
          error={problems.source}
          hint={words.sourceHint}
          label={words.source}
          maxLength={preparedLimits.source}
          name="source"
          required
        />
        <TextField
          defaultValue={profile?.email}
          error={problems.email}
          hint={words.emailHint}
          label={words.email}
          maxLength={maxLength.email}
          name="email"
          type="email"
        />
        <SelectField
          defaultValue={profile?.language ?? 'ur'}
          error={problems.language}
          label={words.language}
          name="language"
          options={languageOptions}
        />
        <div className="flex flex-wrap gap-3">
          <Button disabled={busy} onClick={onLeave}>
            {words.cancel}
          </Button>
          <Button busy={busy} type="submit" variant="main">
            {busy ? words.saving : words.save}
          </Button>
        </div>
      </SendForm>
    </div>
  )
}

function bodyOf(form: HTMLFormElement) {
  const text = (name: string) => textOf(form, name).trim()
  const city = Number(text('city'))
  return {
    name: text('name'),
    categoryIds: servicesIn(form),
    city: city || null,
    phone: text('phone'),
    whatsapp: text('whatsapp'),
    website: text('website'),
    about: text('about'),
    source: text('source'),
    email: text('email'),
    language: languages.find((one) => one === text('language')) ?? 'en',
  }
}

/** First values of the contact fields. */
function valuesOf(profile: PreparedProfile | undefined) {
  const none = { contactEmail: '', officeAddress: '', facebookLink: '', twitterLink: '' }
  const noLinks = { linkedinLink: '', instagramLink: '', tiktokLink: '' }
  const { phone = '', whatsapp = '', website = '', city = null } = profile ?? {}
  const { phoneDisplay = '', whatsappDisplay = '' } = profile ?? {}
  return contactValues({
    ...none,
    ...noLinks,
    phone,
    whatsapp,
    website,
    city,
    phoneDisplay,
    whatsappDisplay,
  })
}
