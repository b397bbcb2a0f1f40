import { screens } from '@tameer/contract'
import { type FormEvent, useCallback, useDeferredValue, useEffect, useMemo, useRef, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import * as words from '#words/request-form'
import { useWatched } from '../../browser/hooks/use-watched.ts'
import { mediaQuery } from '../../browser/media.ts'
import { useOwnHouse } from '../../features/own-house/own-house.ts'
import { useFormProblems } from '../../forms/form-problems.ts'
import { Button } from '../../ui/button.tsx'
import { StepNav } from '../../ui/step-nav.tsx'
import { Message } from '../../ui/text/message.tsx'
import { estimateOf, figuresOf } from './brief-figures.ts'
import {
  bringsAlong,
  clearRequestDraft,
  isDraftKept,
  type RequestDraft,
  takeAlong,
  useRequestDraft,
} from './request-draft.ts'
import { RequestHead } from './request-head.tsx'
import { requestProblems } from './request-problems.ts'
import { RequestSection } from './request-section.tsx'
import { SendPart } from './send-part.tsx'
import { CheckStep } from './steps/check-step.tsx'
import { CompanyPicker } from './steps/company-picker.tsx'
import {
  firstFaulty,
  hasProblemIn,
  problemsIn,
  type RequestStep,
  readStep,
  requestSteps,
} from './steps/request-steps.ts'
import { StepBar } from './steps/step-bar.tsx'
import { WhatStep } from './steps/what-step.tsx'
import { YouStep } from './steps/you-step.tsx'
import { useRequestSending } from './use-request-sending.ts'

const narrow = mediaQuery('(width < 768px)')

/** The form of a new request. Shown after the content of the address is in the draft. */
export function RequestForm() {
  const [query] = useSearchParams()
  const navigate = useNavigate()
  const house = useOwnHouse()
  const brings = bringsAlong(query)
  const [restored, setRestored] = useState(isDraftKept)
  const [round, setRound] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each address
  useEffect(() => {
    if (!brings) return
    takeAlong(query, house)
    void navigate(screens.newRequest.to(), { replace: true })
  }, [brings])
  if (brings) return null
  const startAfresh = () => {
    clearRequestDraft()
    setRestored(false)
    setRound(round + 1)
    void navigate(screens.newRequest.to(), { replace: true })
  }
  return <Steps key={round} onAfresh={restored ? startAfresh : undefined} />
}

/** Four parts: one after another on a phone, one page on a wide screen. */
function Steps({ onAfresh }: { onAfresh: (() => void) | undefined }) {
  const { draft, kept, change } = useRequestDraft()
  const [pictures, setPictures] = useState<readonly File[]>([])
  const { service, answers } = draft
  const figures = useMemo(() => figuresOf({ service, answers }), [service, answers])
  const stepwise = useWatched(narrow, false)
  const [query] = useSearchParams()
  const navigate = useNavigate()
  const step = stepwise ? readStep(query.get('step')) : undefined
  // A person who comes back after sending starts again at the first step: an empty step 3 would say nothing.
  // biome-ignore lint/correctness/useExhaustiveDependencies: at the arrival, not while the sent draft goes away
  useEffect(() => {
    if (!kept && query.has('step')) void navigate(screens.newRequest.to(), { replace: true })
  }, [])
  const { formRef, problems, show, setProblem, onInput } = useFormProblems()
  useStepArrival(step)

  const goTo = (next: RequestStep) => {
    // Keeps the draft even when nothing was typed, as with an estimate that was brought along.
    if (!kept) change({})
    return navigate(`${screens.newRequest.to()}?step=${next}`)
  }
  /** Shows the problems, on a phone at the step with the first one. Returns true when there are any. */
  const blame = (found: typeof problems): boolean => {
    const faulty = firstFaulty(found)
    if (faulty && stepwise && faulty !== step) void goTo(faulty)
    return show(found)
  }
  const sending = useRequestSending({ draft, figures, pictures, change, blame })

  const next = async (from: RequestStep) => {
    const found = problemsIn(from, await requestProblems(draft, figures))
    if (show(found)) return
    const at = requestSteps.indexOf(from)
    void goTo(requestSteps[at + 1] ?? 'check')
  }
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    if (step && step !== 'check') void next(step)
    else void sending.send()
  }
  // All versions of this function do the same. The first is kept, so that the cards are not rendered again while a
  // name is typed.
  const clear = useRef(setProblem)
  const choose = useCallback(
    (companies: RequestDraft['companies']) => {
      clear.current('companyIds', undefined)
      change({ companies })
    },
    [change],
  )
  // Typing has priority; the preview follows.
  const settled = useDeferredValue(draft)
  const parts = {
    what: (
      <WhatStep
        draft={draft}
        figures={figures}
        change={change}
        pictures={pictures}
        problems={problems}
        setPictures={setPictures}
        setProblem={setProblem}
        disabled={sending.busy}
      />
    ),
    who: (
      <CompanyPicker
        chosen={draft.companies}
        city={draft.answers.city ?? ''}
        estimatePkr={estimateOf(draft, figures)}
        onChange={choose}
        problem={problems.companyIds}
        service={draft.service}
      />
    ),
    you: <YouStep draft={draft} change={change} problems={problems} />,
    check: (
      <CheckStep draft={settled} figures={figures} pictures={pictures}>
        <div className="grid gap-3">
          <SendPart figures={figures} sending={sending} />
          {!step && (
            <>
              <Button busy={sending.busy} type="submit" variant="main">
                {sending.busy ? words.sending : words.send}
              </Button>
              <p className="text-muted text-small">{words.confirmNext}</p>
            </>
          )}
        </div>
      </CheckStep>
    ),
  }
  return (
    <>
      <RequestHead draft={draft} figures={figures} step={step} />
      {onAfresh && (!step || step === 'what') && (
        <Message action={<Button onClick={onAfresh}>{words.startAfresh}</Button>} className="mb-8">
          {words.restored}
        </Message>
      )}
      {step && (
        <StepNav
          className="mb-8"
          columns="grid-cols-[repeat(auto-fit,minmax(3.9rem,1fr))]"
          current={step}
          faultyWord={words.toMend}
          label={words.steps}
          onGo={goTo}
          passed={requestSteps.indexOf(step)}
          progress={words.stepOf(requestSteps.indexOf(step) + 1, requestSteps.length)}
          steps={requestSteps.map((key) => ({
            key,
            name: words.stepNames[key],
            faulty: hasProblemIn(key, problems),
          }))}
        />
      )}
      <form noValidate onInput={onInput} onSubmit={onSubmit} ref={formRef}>
        {step ? (
          <>
            <section aria-label={words.partTitles[step]} className="mb-8 min-w-0">
              {/* The h1 belongs to the step; headings inside the part are below this h2. */}
              <h2 className="sr-only">{words.partTitles[step]}</h2>
              {parts[step]}
            </section>
            <StepBar step={step} draft={draft} figures={figures} busy={sending.busy} />
          </>
        ) : (
          <div className="grid grid-cols-[minmax(0,1fr)_minmax(0,20rem)] items-start gap-10">
            <div className="grid min-w-0 grid-cols-1 gap-12">
              {(['what', 'who', 'you'] as const).map((one, place) => (
                <RequestSection key={one} number={place + 1} title={words.partTitles[one]}>
                  {parts[one]}
                </RequestSection>
              ))}
            </div>
            <div className="stays-beside">
              <RequestSection number={4} title={words.partTitles.check}>
                {parts.check}
              </RequestSection>
            </div>
          </div>
        )}
      </form>
    </>
  )
}

/** Moves the focus to the title of a step when the person goes to it. */
function useStepArrival(step: RequestStep | undefined) {
  const greeted = useRef(step)
  useEffect(() => {
    if (step === greeted.current) return
    greeted.current = step
    const title = document.querySelector<HTMLElement>('main h1')
    title?.setAttribute('tabindex', '-1')
    title?.focus({ preventScroll: true })
  }, [step])
}
