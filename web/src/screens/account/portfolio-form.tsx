import type { Portfolio, User } from '@tameer/contract'
import { type FormEvent, useState } from 'react'
import { useFormProblems } from '../../blocks/form-problems.ts'
import { Button } from '../../ui/button.tsx'
import { Message } from '../../ui/message.tsx'
import { FormActions } from './form-actions.tsx'
import { PicturesField } from './pictures-field.tsx'
import { PlaceFields } from './place-fields.tsx'
import {
  ContactFields,
  FormPart,
  LinkFields,
  PressFields,
  PriceField,
  ProjectFields,
} from './portfolio-fields.tsx'
import { sentPictures, startPictures } from './portfolio-pictures.ts'
import { type PortfolioValues, valuesOf } from './portfolio-values.ts'
import { usePortfolioDraft } from './use-portfolio-draft.ts'
import { usePortfolioSending } from './use-portfolio-sending.ts'

interface PortfolioFormProps {
  user: User
  /** The portfolio to edit; undefined to add one. */
  portfolio: Portfolio | undefined
}

/** The form to add or edit a portfolio. What is typed survives a failure, a reload and the end of the session. */
export function PortfolioForm({ user, portfolio }: PortfolioFormProps) {
  const { values, fromDraft, round, save, close, startAfresh } = usePortfolioDraft(user, portfolio)
  return (
    <>
      {fromDraft && (
        <Message action={<Button onClick={startAfresh}>Start afresh</Button>} className="mb-8">
          What you typed before is back. Images have to be chosen again.
        </Message>
      )}
      <FormBody key={round} {...{ portfolio, values, fromDraft, save, close }} />
    </>
  )
}

interface FormBodyProps {
  portfolio: Portfolio | undefined
  values: PortfolioValues
  fromDraft: boolean
  save: (values: PortfolioValues) => void
  close: () => void
}

function FormBody({ portfolio, values, fromDraft, save, close }: FormBodyProps) {
  const { formRef, problems, show, setProblem, onInput } = useFormProblems()
  const [city, setCity] = useState(values.city)
  const [buildingTypes, setBuildingTypes] = useState(values.buildingTypes)
  const [pictures, setPictures] = useState(() => startPictures(portfolio?.portfolioImages))
  const { busy, trouble, progress, submit, cancel } = usePortfolioSending(portfolio, close, show)

  const keep = (types = buildingTypes) => {
    if (formRef.current) save(valuesOf(formRef.current, types))
  }
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    submit(form, () => ({ ...valuesOf(form, buildingTypes), ...sentPictures(pictures) }))
  }
  const { text } = values

  return (
    <form
      className="flex flex-col gap-10 [&_:is(input,select,textarea,button)]:scroll-mb-28"
      noValidate
      onInput={(event) => {
        onInput(event)
        keep()
      }}
      onSubmit={onSubmit}
      ref={formRef}
    >
      <FormPart title="Project">
        <ProjectFields problems={problems} text={text} />
        <PlaceFields
          buildingTypes={buildingTypes}
          city={city}
          onBuildingTypes={(types) => {
            setProblem('buildingTypes', undefined)
            setBuildingTypes(types)
            keep(types)
          }}
          onCity={setCity}
          problems={problems}
        />
        <PriceField problems={problems} text={text} />
      </FormPart>
      <FormPart title="Pictures">
        <PicturesField
          change={setPictures}
          disabled={busy}
          error={problems.images}
          onProblem={(problem) => setProblem('images', problem)}
          pictures={pictures}
          restored={fromDraft}
        />
      </FormPart>
      <FormPart title="Contact">
        <ContactFields problems={problems} text={text} />
      </FormPart>
      <FormPart title="Social links">
        <LinkFields problems={problems} text={text} />
      </FormPart>
      <FormPart title="In print">
        <PressFields problems={problems} text={text} />
      </FormPart>
      {trouble && <Message kind="alert">{trouble}</Message>}
      <FormActions busy={busy} onCancel={cancel} progress={progress}>
        {portfolio ? 'Update Portfolio' : 'Add Portfolio'}
      </FormActions>
    </form>
  )
}
