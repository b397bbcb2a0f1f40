import type { CompanyFacts, Portfolio, User } from '@tameer/contract'
import { portfolioLinkNames } from '@tameer/contract'
import { type FocusEvent, type FormEvent, lazy, Suspense, useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { dateFormat } from '#words/moments'
import * as words from '#words/portfolio-form'
import { useWatched } from '../../../browser/hooks/use-watched.ts'
import { mediaQuery } from '../../../browser/media.ts'
import { useFormProblems } from '../../../forms/form-problems.ts'
import { goToField } from '../../../forms/go-to-field.ts'
import { importWithRetry } from '../../../net/import-with-retry.ts'
import { Button } from '../../../ui/button.tsx'
import { LoadingText } from '../../../ui/spinner.tsx'
import { Message } from '../../../ui/text/message.tsx'
import { Refusal } from '../overview/plan-full.tsx'
import { ConflictNotice } from '../settings/conflict-notice.tsx'
import { FormActions } from './form-actions.tsx'
import { FormAside } from './form-aside.tsx'
import { FormPart } from './form-part.tsx'
import { HouseFields } from './house-fields.tsx'
import type { Taps } from './house-taps.ts'
import { OptionalFields } from './optional-fields.tsx'
import { PicturesField } from './pictures-field.tsx'
import { DescriptionFields } from './portfolio-fields.tsx'
import { type FormPictures, sentPictures } from './portfolio-pictures.ts'
import { PortfolioProblemBox } from './portfolio-problem-box.tsx'
import { linkOf, valuesOf, withBase } from './portfolio-values.ts'
import { useKeptPictures } from './use-kept-pictures.ts'
import { useMadeTitle } from './use-made-title.ts'
import { type PortfolioDraft, usePortfolioDraft } from './use-portfolio-draft.ts'
import { usePortfolioSending } from './use-portfolio-sending.ts'

const NoPictureDialog = lazy(async () => {
  const { NoPictureDialog } = await importWithRetry(() => import('./no-picture-dialog.tsx'))
  return { default: NoPictureDialog }
})

interface PortfolioFormProps {
  user: User
  /** The portfolio to edit; undefined to add one. */
  portfolio: Portfolio | undefined
  /** Opens the form of this portfolio as the server has it now. */
  reopen: (id: string) => void
  /** Receives when the device kept what was typed. */
  onKept: (time: string) => void
}

const narrowScreen = mediaQuery('(width < 900px)')
const restored = { back: words.draftRestoredWithImages, lost: words.draftRestoredWithoutImages }
const timeOfDay = dateFormat({ hour: '2-digit', minute: '2-digit' })
const dayAndTime = dateFormat({
  day: 'numeric',
  month: 'short',
  hour: '2-digit',
  minute: '2-digit',
})

/** The form to add or edit a portfolio. What is typed survives a failure, a reload and the end of the session. */
export function PortfolioForm({ user, ...props }: PortfolioFormProps) {
  const draft = usePortfolioDraft(user, props.portfolio)
  const opened = useKeptPictures(draft, props.portfolio)
  if (!opened) return <LoadingText>{words.loadingPortfolio}</LoadingText>
  const { pictures, before } = opened
  return (
    <>
      {draft.waitsSince !== undefined && (
        <Message action={<Button onClick={draft.goOn}>{words.goOnWithDraft}</Button>} className="mb-8">
          {words.draftWaits(dayAndTime(draft.waitsSince))}
        </Message>
      )}
      {(draft.fromDraft || before) && (
        <Message action={<Button onClick={draft.startAfresh}>{words.startAfresh}</Button>} className="mb-8">
          {before ? restored[before] : words.draftRestored}
        </Message>
      )}
      <FormBody
        draft={draft}
        key={draft.round}
        picturesLost={before === 'lost'}
        start={pictures}
        user={user}
        {...props}
      />
    </>
  )
}

interface FormBodyProps extends PortfolioFormProps {
  draft: PortfolioDraft
  /** The pictures it opens with. */
  start: FormPictures
  /** Pictures had been chosen before, and are not there any more. */
  picturesLost: boolean
}

function FormBody({ user, portfolio, draft, reopen, onKept, start, picturesLost }: FormBodyProps) {
  const { formRef, problems, refused, show, showRefusal, setProblem, onInput } = useFormProblems()
  const narrow = useWatched(narrowScreen, false)
  const { values } = draft
  const [city, setCity] = useState(values.city)
  const [buildingTypes, setBuildingTypes] = useState(values.buildingTypes)
  const [pictures, setPictures] = useState(start)
  const [price, setPrice] = useState(values.text.price)
  const sending = usePortfolioSending({ portfolio, draft, show, showRefusal, reopen })
  const { busy, trouble, conflicts } = sending
  const inConflict = Object.keys(conflicts).length > 0
  const { taps, setTaps, hint } = useMadeTitle({ formRef, opened: values.text, city, isNew: !portfolio })
  const [keptAt, setKeptAt] = useState<string>()

  const keep = (types = buildingTypes) => {
    if (!formRef.current) return
    draft.save(valuesOf(formRef.current, types))
    const time = timeOfDay(Date.now())
    setKeptAt(words.keptAt(time))
    onKept(time)
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
  const send = (as: 'shown' | 'draft', sure?: boolean) => {
    const form = formRef.current
    if (!form) return
    const collect = () => ({ values: valuesOf(form, buildingTypes), pictures: sentPictures(pictures) })
    sending.submit(form, collect, as, sure)
  }
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    send('shown')
  }
  const takeStored = (name: keyof typeof conflicts) => {
    const { [name]: _, ...others } = conflicts
    const stored = withBase(values, conflicts)
    sending.setConflicts(others)
    if (name === 'buildingTypes') return chooseTypes(stored.buildingTypes)
    if (isTapped(name)) {
      setProblem(name, undefined)
      const value = stored.text[name]
      flushSync(() => (name === 'price' ? setPrice(value) : setTaps({ ...taps, [name]: value })))
      return keep()
    }
    const control = formRef.current?.elements.namedItem(name)
    if (!(control instanceof HTMLElement && 'value' in control)) return
    control.value = name === 'cities' ? stored.city : stored.text[name]
    for (const event of ['input', 'change']) control.dispatchEvent(new Event(event, { bubbles: true }))
  }
  const { text } = values
  const isNew = !portfolio || portfolio.draft
  const chooseCity = (chosen: string) => {
    setProblem('cities', undefined)
    setCity(chosen)
  }

  return (
    <form
      className="flex flex-col gap-8"
      noValidate
      onBlur={completeLink}
      onInput={(event) => {
        onInput(event)
        keep()
      }}
      onSubmit={onSubmit}
      ref={formRef}
    >
      <div className="grid gap-[min(4rem,5vw)] md:grid-cols-[minmax(0,1fr)_min(20rem,32%)]">
        <div className="flex min-w-0 flex-col gap-8">
          <ConflictNotice conflicts={conflicts} onTake={takeStored} />
          {!inConflict && <PortfolioProblemBox formRef={formRef} problems={problems} refused={refused} />}
          <FormPart
            field="images"
            note={words.picturesOf(pictures.items.length)}
            number={1}
            title={words.images}
          >
            <PicturesField
              change={setPictures}
              disabled={busy}
              error={problems.images}
              lost={picturesLost}
              onProblem={(problem) => setProblem('images', problem)}
              pictures={pictures}
            />
            {isNew && pictures.items.length === 0 && (
              <BeginWithHouse onPress={() => goToField(formRef.current, 'house')} />
            )}
          </FormPart>
          <FormPart field="house" note={words.byTapping} number={2} title={words.theHouse}>
            <HouseFields
              buildingTypes={buildingTypes}
              city={city}
              onBuildingTypes={chooseTypes}
              onCity={chooseCity}
              onTaps={setTaps}
              ownCities={ownCitiesOf(user)}
              problems={problems}
              taps={taps}
            />
          </FormPart>
          <FormPart note={words.nowOrLater} number={3} title={words.inWords}>
            <DescriptionFields problems={problems} text={text} titleHint={hint} />
          </FormPart>
          <OptionalFields
            company={user.contact}
            onPrice={setPrice}
            price={price}
            problems={problems}
            text={text}
          />
        </div>
        {!narrow && (
          <FormAside
            asks={isNew}
            city={city}
            facts={taps}
            formRef={formRef}
            opened={text}
            pictures={pictures}
            price={price}
          />
        )}
      </div>
      {trouble && <Refusal {...trouble} />}
      <FormActions
        busy={busy}
        files={pictures.items.filter((one) => !one.stored).length}
        keptAt={keptAt}
        onCancel={sending.cancel}
        onDraft={isNew ? () => send('draft') : undefined}
        progress={sending.progress}
      >
        {isNew ? words.addPortfolio : words.updatePortfolio}
      </FormActions>
      {sending.asking && (
        <Suspense>
          <NoPictureDialog
            onAnswer={(answer) => {
              sending.setAsking(false)
              if (answer === 'show') send('shown', true)
              if (answer === 'draft') send('draft')
              if (answer === 'add') focusPictures()
            }}
          />
        </Suspense>
      )}
    </form>
  )
}

/** True for a text that is chosen, not typed. */
function isTapped(name: string): name is 'price' | keyof Taps {
  return ['price', 'plot', 'yearFinished', 'builtAs'].includes(name)
}

/** Once the dialog is gone, which hands the focus back. */
function focusPictures(): void {
  setTimeout(() => document.getElementById('images')?.focus())
}

/** Cities of its office and of its work, offered as chips. */
function ownCitiesOf({ contact, facts }: { contact: User['contact']; facts: CompanyFacts }): number[] {
  return [
    ...new Set([...(contact.city === null ? [] : [contact.city]), ...facts.cities.map(({ id }) => id)]),
  ].slice(0, 6)
}

/** A profile's name becomes its address while the field is still in sight. */
function completeLink({ target }: FocusEvent<HTMLFormElement>): void {
  const name = portfolioLinkNames.find((one) => one === target.name)
  const link = name && target.value.trim().startsWith('@') && linkOf(name, target.value)
  if (!link) return
  target.value = link
  target.dispatchEvent(new Event('input', { bubbles: true }))
}

function BeginWithHouse({ onPress }: { onPress: () => void }) {
  return (
    <p className="text-small">
      {words.noPhotographs}{' '}
      <button className="link min-h-8" onClick={onPress} type="button">
        {words.beginWithHouse}
      </button>
    </p>
  )
}
