import { screens } from '@tameer/contract'
import { type FormEvent, useCallback, useDeferredValue, useEffect, useMemo, useRef, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import * as words from '#words/request-form'
import { mediaQuery } from '../../browser/media.ts'
import { useWatched } from '../../browser/use-watched.ts'
import { useOwnHouse } from '../../features/own-house/own-house.ts'
import { useFormProblems } from '../../forms/form-problems.ts'
import { Button } from '../../ui/button.tsx'
import { Message } from '../../ui/message.tsx'
import { StepNav } from '../../ui/step-nav.tsx'
import { figuresOf } from './brief-figures.ts'
import { CheckStep } from './check-step.tsx'
import { CompanyPicker } from './company-picker.tsx'
import {
  bringsAlong,
  clearRequestDraft,
  isDraftKept,
  type RequestDraft,
  takeAlong,
  useRequestDraft,
} from './request-draft.ts'
import { requestProblems } from './request-problems.ts'
import { RequestSection } from './request-section.tsx'
import {
  firstFaulty,
  hasProblemIn,
  problemsIn,
  type RequestStep,
  readStep,
  requestSteps,
} from './request-steps.ts'
import { useRequestSending } from './use-request-sending.ts'
import { WhatStep } from './what-step.tsx'
import { YouStep } from './you-step.tsx'

const narrow = mediaQuery('(width < 768px)')

/** The form of a new request, once what the address brings along is in the draft. */
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
  // Who comes back after sending begins again: an empty step 3 says nothing.
  // biome-ignore lint/correctness/useExhaustiveDependencies: at the arrival, not while the sent draft goes away
  useEffect(() => {
    if (!kept && query.has('step')) void navigate(screens.newRequest.to(), { replace: true })
  }, [])
  const { formRef, problems, show, setProblem, onInput } = useFormProblems()
  useStepArrival(step, formRef)

  const goTo = (next: RequestStep) => {
    // Also where nothing was typed, as with an estimate that came along.
    if (!kept) change({})
    return navigate(`${screens.newRequest.to()}?step=${next}`)
  }
  /** Shows what is wrong, on a phone at the step where it can be mended. Returns whether there was anything. */
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
  // Each of them does the same; the first stays, so that the cards are not drawn anew while a name is typed.
  const clear = useRef(setProblem)
  const choose = useCallback(
    (companies: RequestDraft['companies']) => {
      clear.current('companyIds', undefined)
      change({ companies })
    },
    [change],
  )
  // What is typed comes first; how it will look follows.
  const settled = useDeferredValue(draft)
  const parts = {
    what: (
      <WhatStep
        {...{ draft, figures, change, pictures, problems, setPictures, setProblem }}
        disabled={sending.busy}
      />
    ),
    who: (
      <CompanyPicker
        chosen={draft.companies}
        city={draft.answers.city ?? ''}
        onChange={choose}
        problem={problems.companyIds}
        service={draft.service}
      />
    ),
    you: <YouStep {...{ draft, change, problems }} />,
    check: <CheckStep draft={settled} {...{ figures, pictures, sending }} />,
  }
  return (
    <>
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
      <form className="grid min-w-0 gap-12" noValidate onInput={onInput} onSubmit={onSubmit} ref={formRef}>
        {requestSteps
          .filter((one) => !step || one === step)
          .map((one) => (
            <RequestSection key={one} number={requestSteps.indexOf(one) + 1} title={words.stepTitles[one]}>
              {parts[one]}
            </RequestSection>
          ))}
        {step && (
          <div className="flex flex-wrap gap-3">
            {step !== 'what' && (
              <Button
                disabled={sending.busy}
                onClick={() => void goTo(requestSteps[requestSteps.indexOf(step) - 1] ?? 'what')}
              >
                {words.back}
              </Button>
            )}
            {step !== 'check' && (
              <Button className="grow" type="submit" variant="main">
                {words.next}
              </Button>
            )}
          </div>
        )}
      </form>
    </>
  )
}

/** The focus moves to the heading of a step that was gone to. */
function useStepArrival(step: RequestStep | undefined, area: React.RefObject<HTMLElement | null>) {
  const greeted = useRef(step)
  useEffect(() => {
    if (step === greeted.current) return
    greeted.current = step
    area.current?.querySelector<HTMLElement>('[data-step-heading]')?.focus({ preventScroll: true })
  }, [step, area])
}
