import { type CompanyContact, type Portfolio, portfolioLinkNames, screens, type User } from '@tameer/contract'
import { type FocusEvent, type FormEvent, useEffect, useState } from 'react'
import { Link } from 'react-router'
import * as words from '#words/portfolio-form'
import { useFormProblems } from '../../forms/form-problems.ts'
import { Button } from '../../ui/button.tsx'
import { Message } from '../../ui/message.tsx'
import { Sentence } from '../../ui/sentence.tsx'
import { LoadingText } from '../../ui/spinner.tsx'
import { ConflictNotice } from './conflict-notice.tsx'
import { FormActions } from './form-actions.tsx'
import { PicturesField } from './pictures-field.tsx'
import { PlaceFields } from './place-fields.tsx'
import {
  ContactFields,
  DescriptionFields,
  FormPart,
  LinkFields,
  PressFields,
  PriceField,
} from './portfolio-fields.tsx'
import { type FormPictures, sentPictures } from './portfolio-pictures.ts'
import { linkOf, valuesOf, withBase } from './portfolio-values.ts'
import { useKeptPictures } from './use-kept-pictures.ts'
import { type PortfolioDraft, usePortfolioDraft } from './use-portfolio-draft.ts'
import { usePortfolioSending } from './use-portfolio-sending.ts'

interface PortfolioFormProps {
  user: User
  /** The portfolio to edit; undefined to add one. */
  portfolio: Portfolio | undefined
  /** Opens the form of this portfolio as the server has it now. */
  reopen: (id: string) => void
}

const restored = { back: words.draftRestoredWithImages, lost: words.draftRestoredWithoutImages }

/** The form to add or edit a portfolio. What is typed survives a failure, a reload and the end of the session. */
export function PortfolioForm({ user, ...props }: PortfolioFormProps) {
  const draft = usePortfolioDraft(user, props.portfolio)
  const opened = useKeptPictures(draft, props.portfolio)
  if (!opened) return <LoadingText>{words.loadingPortfolio}</LoadingText>
  const { pictures, before } = opened
  return (
    <>
      {(draft.fromDraft || before) && (
        <Message action={<Button onClick={draft.startAfresh}>{words.startAfresh}</Button>} className="mb-8">
          {before ? restored[before] : words.draftRestored}
        </Message>
      )}
      <FormBody
        company={user.contact}
        draft={draft}
        key={draft.round}
        picturesLost={before === 'lost'}
        start={pictures}
        {...props}
      />
    </>
  )
}

interface FormBodyProps extends Omit<PortfolioFormProps, 'user'> {
  company: CompanyContact
  draft: PortfolioDraft
  /** The pictures it opens with. */
  start: FormPictures
  /** Pictures had been chosen before, and are not there any more. */
  picturesLost: boolean
}

function FormBody({ portfolio, company, draft, reopen, start, picturesLost }: FormBodyProps) {
  const { formRef, problems, show, showRefusal, setProblem, onInput } = useFormProblems()
  const { values } = draft
  const [city, setCity] = useState(values.city)
  const [buildingTypes, setBuildingTypes] = useState(values.buildingTypes)
  const [pictures, setPictures] = useState(start)
  const sending = usePortfolioSending({ portfolio, draft, show, showRefusal, reopen })
  const { busy, trouble, conflicts } = sending

  const keep = (types = buildingTypes) => {
    if (formRef.current) draft.save(valuesOf(formRef.current, types))
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever the pictures are others
  useEffect(() => {
    if (pictures === start) return
    draft.savePictures(pictures)
    keep()
  }, [pictures])
  const chooseTypes = (types: number[]) => {
    setProblem('buildingTypes', undefined)
    setBuildingTypes(types)
    keep(types)
  }
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    const { submitter } = event.nativeEvent as SubmitEvent
    sending.submit(form, () => ({
      hidden: submitter?.getAttribute('name') === 'hidden',
      values: valuesOf(form, buildingTypes),
      pictures: sentPictures(pictures),
    }))
  }
  const takeStored = (name: keyof typeof conflicts) => {
    const { [name]: _, ...others } = conflicts
    const stored = withBase(values, conflicts)
    sending.setConflicts(others)
    if (name === 'buildingTypes') return chooseTypes(stored.buildingTypes)
    const control = formRef.current?.elements.namedItem(name)
    if (!(control instanceof HTMLElement && 'value' in control)) return
    control.value = name === 'cities' ? stored.city : stored.text[name]
    for (const event of ['input', 'change']) control.dispatchEvent(new Event(event, { bubbles: true }))
  }
  const { text } = values
  /** A profile's name becomes its address while the field is still in sight. */
  const completeLink = ({ target }: FocusEvent<HTMLFormElement>) => {
    const name = portfolioLinkNames.find((one) => one === target.name)
    const link = name && target.value.trim().startsWith('@') && linkOf(name, target.value)
    if (!link) return
    target.value = link
    target.dispatchEvent(new Event('input', { bubbles: true }))
  }

  return (
    <form
      className="flex flex-col gap-10"
      noValidate
      onBlur={completeLink}
      onInput={(event) => {
        onInput(event)
        keep()
      }}
      onSubmit={onSubmit}
      ref={formRef}
    >
      <ConflictNotice conflicts={conflicts} onTake={takeStored} />
      <FormPart title={words.project}>
        <DescriptionFields problems={problems} text={text} />
        <PlaceFields
          buildingTypes={buildingTypes}
          city={city}
          onBuildingTypes={chooseTypes}
          onCity={setCity}
          problems={problems}
        />
        <PriceField problems={problems} text={text} />
      </FormPart>
      <FormPart title={words.pictures}>
        <PicturesField
          change={setPictures}
          disabled={busy}
          error={problems.images}
          onProblem={(problem) => setProblem('images', problem)}
          pictures={pictures}
          lost={picturesLost}
        />
      </FormPart>
      <FormPart title={words.contact}>
        <p className="text-muted text-small sm:col-span-2">
          <Sentence
            parts={words.contactOnce(
              <Link className="link" to={screens.settings.to()}>
                {words.settingsLink}
              </Link>,
            )}
          />
        </p>
        <ContactFields company={company} problems={problems} text={text} />
      </FormPart>
      <FormPart title={words.socialLinks}>
        <LinkFields company={company} problems={problems} text={text} />
      </FormPart>
      <FormPart title={words.inPrint}>
        <PressFields problems={problems} text={text} />
      </FormPart>
      {trouble && <Message kind="alert">{trouble}</Message>}
      <FormActions busy={busy} onCancel={sending.cancel} progress={sending.progress}>
        {portfolio ? words.updatePortfolio : words.addPortfolio}
      </FormActions>
      {!portfolio && (
        <p className="-mt-6 md:ps-58">
          <Button disabled={busy} name="hidden" type="submit">
            {words.saveHidden}
          </Button>
          <span className="mt-2 block text-muted text-small">{words.saveHiddenHint}</span>
        </p>
      )}
    </form>
  )
}
