import { classNames } from './class-names.ts'

interface Step<Key> {
  key: Key
  name: string
  /** True when the step has something to correct. */
  faulty: boolean
}

interface StepNavProps<Key> {
  label: string
  /** Progress in words, for screen readers: the marked steps show it. */
  progress: string
  steps: readonly Step<Key>[]
  /** Number of steps before the present one. */
  passed: number
  current: string
  /** Word for a step with something to correct. */
  faultyWord: string
  /** Classes for the columns of the steps. */
  columns: string
  className?: string
  onGo: (key: Key) => void
}

/** Progress on a phone, with a link to each step; a step with something to correct is marked. */
export function StepNav<Key extends string>(props: StepNavProps<Key>) {
  const { label, progress, steps, passed, current, faultyWord, columns, className, onGo } = props
  return (
    <nav aria-label={label} className={classNames('grid gap-2', className)}>
      <p className="sr-only">{progress}</p>
      <ol className={classNames('grid gap-2', columns)}>
        {steps.map(({ key, name, faulty }, number) => (
          <li key={key}>
            <button
              aria-current={key === current ? 'step' : undefined}
              className={classNames(
                'min-h-11 w-full border-t-4 text-start text-small leading-tight aria-[current=step]:font-semibold',
                faulty
                  ? 'border-alarm text-alarm'
                  : number <= passed
                    ? 'border-blue'
                    : 'border-edge text-muted',
              )}
              onClick={() => key !== current && onGo(key)}
              type="button"
            >
              <span className="figures">{number + 1}</span> {name}
              {faulty && (
                <>
                  <span aria-hidden="true"> ·</span> {faultyWord}
                </>
              )}
            </button>
          </li>
        ))}
      </ol>
    </nav>
  )
}
