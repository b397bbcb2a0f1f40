import { contactNames } from '@tameer/contract'
import { useState } from 'react'
import * as words from '#words/settings'
import { updateProfile } from '../../../features/accounts/account-thunks.ts'
import { ContactField, WhatsAppField } from '../../../features/accounts/contact-fields.tsx'
import { changedContact, contactProblems, contactValues } from '../../../features/accounts/contact-values.ts'
import { CitySelect } from '../../../features/catalogue/city-select.tsx'
import { SendForm, useSendForm } from '../../../forms/send-form.tsx'
import { useAppDispatch } from '../../../store/hooks.ts'
import { Button } from '../../../ui/button.tsx'
import { FoldSummary } from '../../../ui/fold.tsx'
import { showToast } from '../../../ui/toasts/toast-store.ts'
import { FieldPairs } from '../portfolio-form/field-pairs.tsx'
import type { PartProps } from './settings-known.ts'
import { SettingsLead } from './settings-lead.tsx'

const links = [
  'website',
  'facebookLink',
  'twitterLink',
  'linkedinLink',
  'instagramLink',
  'tiktokLink',
] as const

/** How the company is reached, for all its projects. Only what was changed is sent. */
export function SettingsContact({ user }: PartProps) {
  const dispatch = useAppDispatch()
  const [opened, setOpened] = useState(() => contactValues(user.contact))
  const { busy, problems, show, setTrouble, frame } = useSendForm(async (form) => {
    setTrouble(undefined)
    if (show(await contactProblems(form))) return
    const { contact } = await dispatch(updateProfile({ contact: changedContact(form, opened) }))
    const kept = contactValues(contact)
    setOpened(kept)
    // As the server keeps it: numbers in one spelling, addresses for names.
    for (const name of contactNames) {
      const control = form.elements.namedItem(name)
      if (control instanceof HTMLInputElement) control.value = kept[name]
    }
    showToast(words.contactSaved)
  })
  const shared = { values: opened, problems }
  return (
    <>
      <SettingsLead>{words.contactLead}</SettingsLead>
      <SendForm {...frame}>
        <FieldPairs>
          <WhatsAppField {...shared} />
          <ContactField name="phone" {...shared} />
          <ContactField name="contactEmail" {...shared} />
          <CitySelect error={problems.city} initial={opened.city} />
          <ContactField
            autoComplete="street-address"
            className="col-span-full"
            name="officeAddress"
            {...shared}
          />
        </FieldPairs>
        <details className="border-line border-b">
          <FoldSummary content={words.filledIn(links.filter((name) => opened[name]).length, links.length)}>
            <h3 className="font-medium">{words.websiteAndLinks}</h3>
          </FoldSummary>
          <div className="pt-1 pb-5">
            <FieldPairs>
              {links.map((name) => (
                <ContactField key={name} name={name} {...shared} />
              ))}
            </FieldPairs>
          </div>
        </details>
        <Button busy={busy} className="sm:self-start" type="submit">
          {busy ? words.savingContact : words.saveContact}
        </Button>
      </SendForm>
    </>
  )
}
