import { type ReactNode, useEffect, useRef, useState } from 'react'
import * as words from '#words/home'
import { Drawing } from '../../features/drawings/drawing.tsx'
import { CarriedForm } from '../../forms/carried-form.tsx'
import { useAppDispatch } from '../../store/hooks.ts'
import { classNames } from '../../ui/class-names.ts'
import { RadioStrip } from '../../ui/fields/radio-set.tsx'
import {
  type CompanyAnswers,
  firstCompanyAnswers,
  HeroCompanies,
  readCompanyAnswers,
} from './hero-companies.tsx'
import { type CostAnswers, firstCostAnswers, HeroCost, readCostAnswers } from './hero-cost.tsx'

const tasks = [
  { value: 'cost', label: words.whatItCosts },
  { value: 'companies', label: words.whoBuildsIt },
] as const
type Task = (typeof tasks)[number]['value']

/** The last answers, for people who come back from the calculator. */
let kept: { task: Task; cost: CostAnswers; company: CompanyAnswers } = {
  task: 'cost',
  cost: firstCostAnswers,
  company: firstCompanyAnswers,
}

/** The welcome, with forms for the two main tasks. */
export function Hero() {
  return (
    <section className="border-ink border-b-2 bg-sky">
      <div className="sheet grid gap-x-12 pt-3 md:grid-cols-[minmax(0,1fr)_min(28.5rem,50%)] md:grid-rows-[auto_auto_1fr] md:pt-6">
        <h1 className="text-h1 sm:text-display">{words.title}</h1>
        {/* On a phone the figure comes before the welcome. */}
        <div className="mt-3 md:col-start-2 md:row-span-3 md:row-start-1 md:mt-0 md:mb-9">
          <Tasks />
        </div>
        <p className="mt-5 sm:text-lead md:mt-4">{words.lead}</p>
        <Drawing
          className="mt-3 block h-56 w-full self-end sm:h-auto md:h-82 md:max-w-[33rem]"
          name="house"
          slice
          viewBox="0 -8 760 470"
        />
      </div>
    </section>
  )
}

function readForm(form: HTMLFormElement, changed?: EventTarget) {
  const data = new FormData(form)
  const task = tasks.find(({ value }) => value === data.get('task'))?.value ?? 'cost'
  const isPlace = changed instanceof HTMLSelectElement && changed.name === 'place'
  const company = readCompanyAnswers(data, isPlace || kept.company.place !== undefined)
  kept = { task, cost: readCostAnswers(data), company }
  return kept
}

function Tasks() {
  const form = useRef<HTMLFormElement>(null)
  const [{ task, cost, company }, setAnswers] = useState(kept)
  const dispatch = useAppDispatch()

  // Also runs once at the beginning: a person may have chosen before hydration.
  useEffect(() => {
    if (form.current) setAnswers(readForm(form.current))
  }, [])

  useEffect(() => {
    if (task !== 'companies') return
    void import('../../features/catalogue/catalogue-thunks.ts').then(
      ({ fetchCategories, fetchCities }) => {
        void dispatch(fetchCities())
        void dispatch(fetchCategories())
      },
      () => undefined,
    )
  }, [task, dispatch])

  return (
    <CarriedForm
      className="drafted p-4 sm:p-6"
      data-early
      onChange={({ currentTarget, target }) => setAnswers(readForm(currentTarget, target))}
      ref={form}
    >
      <RadioStrip
        className="mb-4"
        legend={words.choiceLegend}
        legendHidden
        name="task"
        options={tasks}
        value={task}
      />
      {/* Both tasks share one cell: the taller one sets the height, so that changing the task moves nothing. */}
      <div className="grid">
        <Sheet shown={task === 'cost'}>
          <HeroCost {...cost} />
        </Sheet>
        <Sheet shown={task === 'companies'}>
          <HeroCompanies {...company} costCity={cost.city} />
        </Sheet>
      </div>
    </CarriedForm>
  )
}

function Sheet({ shown, children }: { shown: boolean; children: ReactNode }) {
  return (
    <div className={classNames('col-start-1 row-start-1 flex flex-col', !shown && 'invisible')}>
      {children}
    </div>
  )
}
